"""Messages to people whose page is closed, by browser push, mail or webhook."""
