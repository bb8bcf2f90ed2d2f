"""Lean records: games in which nothing stands that their decisions determine (docs/records.md)."""
