"""The identity of people: guests, their cookies and passkeys, bot tokens and invitations."""
