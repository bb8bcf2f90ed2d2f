"""The migrations, one module for each revision of the schema."""
