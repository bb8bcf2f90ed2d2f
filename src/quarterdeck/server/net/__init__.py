"""Bytes in and out, and the limits that apply before anything is read."""
