"""What one game has beside its rules: commands and measures of its own. Nothing imports it; its commands are found by
the entry points `quarterdeck.commands`."""
