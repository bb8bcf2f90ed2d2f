"""Lean records: records without the parts that follow from the decisions (docs/lean-records.md)."""
