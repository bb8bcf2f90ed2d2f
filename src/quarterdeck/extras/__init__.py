"""Commands and measures of single games, beside their rules.

No other module imports this package. The entry points `quarterdeck.commands` name its commands.
"""
