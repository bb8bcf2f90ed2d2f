"""The built page of Quarterdeck: `index.html` and `assets/`, for `importlib.resources.files("quarterdeck_web")`."""
