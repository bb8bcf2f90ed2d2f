"""The types of messages and of stored entries, from which the TypeScript types are generated."""
