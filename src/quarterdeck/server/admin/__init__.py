"""Actions of a site's owners, and the export and deletion of a person's data."""
