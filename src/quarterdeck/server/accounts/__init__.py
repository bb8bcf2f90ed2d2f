"""Who somebody is: guests, their cookies and passkeys, bot tokens and invitations."""
