"""Connections in and out, and the limits that apply before a request is read."""
