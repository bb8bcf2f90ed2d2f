"""Commands of `quarterdeck`, given in this process."""

from click.testing import CliRunner

from quarterdeck.cli import main


def run(*words, **how):
    return CliRunner().invoke(main, [str(word) for word in words], **how)


def output(*words):
    done = run(*words)
    assert done.exit_code == 0, done.output
    return done.output


def refusal(*words):
    """The one line, without the program's name, with which a command is refused."""
    done = run(*words)
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.output
    return done.stderr.removeprefix("quarterdeck: ").rstrip("\n")
