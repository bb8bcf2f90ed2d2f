"""What the owners of a site do, and the export and deletion of a person's data."""
