"""The built page: `index.html` and `assets/`, for `importlib.resources.files("quarterdeck_web")`."""
