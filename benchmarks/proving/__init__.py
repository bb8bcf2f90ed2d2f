"""What the proofs share: servers as processes, PostgreSQL in a folder, people who play, and what they were told."""
