"""Reports as Markdown, as one page of HTML that needs no network, and as JSON."""

import io
import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from quarterdeck.lab.plots import PlotError, new_figure
from quarterdeck.lab.study.report import Grid, Plot, Report

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#222, #ddd); background: light-dark(#fff, #181818); }
h3 { margin-bottom: 0; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid light-dark(#ccc, #444); padding: .25rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
div.wide { overflow-x: auto; }
code { font-size: .9em; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { svg { filter: invert(.9) hue-rotate(180deg); } }
"""


LONG, WIDTH, MANY = 4, 60, 20
"""Labels stand beside rows if the longest has more than LONG characters and all of them need more than WIDTH
characters. Otherwise they stand under bars, where at most MANY are shown."""


def as_json(report: Report) -> str:
    return json.dumps(report.json(), indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def as_markdown(report: Report) -> str:
    return "\n".join(_markdown(report))


def _markdown(report: Report) -> Iterator[str]:
    yield from (f"# {report.title}", "", report.about, "", f"    {report.command}", "")
    for question, answer in report.answers:
        yield from (f"**{question}** {answer}", "")
    for section in report.sections:
        yield from (f"## {section.title}", "")
        for sentence in section.sentences:
            yield from (sentence, "")
        for grid in section.grids:
            yield from (*grid_lines(grid), "")


def grid_lines(grid: Grid) -> list[str]:
    """Return a table as lines of Markdown."""
    return [_line(grid.columns), "|" + "---|" * len(grid.columns), *(_line(row) for row in grid.rows)]


def _line(cells: Any) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"


def as_html(report: Report) -> str:
    """Return the report as one page with its figures inside. Raises PlotError without matplotlib."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(report.title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(_html(report)) + "\n</body></html>\n"
    )


def _html(report: Report) -> Iterator[str]:
    yield f"<h1>{escape(report.title)}</h1><p>{escape(report.about)}</p><p><code>{escape(report.command)}</code></p>"
    for question, answer in report.answers:
        yield f"<h3>{escape(question)}</h3><p>{escape(answer)}</p>"
    for section in report.sections:
        yield f'<h2 id="{escape(section.name)}">{escape(section.title)}</h2>'
        yield from (f"<p>{escape(sentence)}</p>" for sentence in section.sentences)
        yield from (svg(plot) for plot in section.plots)
        yield from (_table(grid) for grid in section.grids)


def _table(grid: Grid) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in grid.columns)
    rows = ("".join(f"<td>{escape(str(cell))}</td>" for cell in row) for row in grid.rows)
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def figure(plot: Plot) -> Any:
    """Draw a figure with matplotlib: a line, bars or, with long labels, points in rows. Raises PlotError without it."""
    made, axes = new_figure(title=plot.title)
    places, fair = range(len(plot.labels)), {"color": "#555", "linestyle": "--", "linewidth": 1, "zorder": 0}
    below = [max(0.0, value - low) for value, low in zip(plot.values, plot.low, strict=True)]
    above = [max(0.0, high - value) for value, high in zip(plot.values, plot.high, strict=True)]
    longest = max(map(len, plot.labels))
    if lies := not plot.joined and longest > LONG and longest * len(places) > WIDTH:
        made.set_size_inches(8, 1.5 + 0.3 * len(places))
        axes.errorbar(plot.values, places, xerr=[below, above], fmt="o", capsize=3)
        axes.set_yticks([*places], plot.labels)
        axes.invert_yaxis()
        axes.grid(axis="x", alpha=0.4)
    elif plot.joined:
        axes.errorbar(places, plot.values, yerr=[below, above], marker="o", capsize=3)
    else:
        axes.bar(places, plot.values, yerr=[below, above], capsize=3, color="#9cc3e4", edgecolor="black", width=0.6)
    if plot.fair is not None:
        (axes.axvline if lies else axes.axhline)(plot.fair, **fair)
    (axes.set_xlabel if lies else axes.set_ylabel)(plot.axis)
    if not lies:
        shown = places[:: 1 + len(plot.labels) // MANY]
        axes.set_xticks([*shown], [plot.labels[place] for place in shown])
    return made


def svg(plot: Plot) -> str:
    """Return a figure as an SVG element, with its title for screen readers. Raises PlotError."""
    made, written = figure(plot), io.StringIO()
    import matplotlib

    with matplotlib.rc_context({"svg.hashsalt": plot.title, "svg.fonttype": "none"}):
        made.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = written.getvalue()
    text = text[text.index("<svg") :]
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(plot.title)}" ', 1)


WRITERS = {".json": as_json, ".md": as_markdown, ".html": as_html}
"""Functions that return a report as text, by the suffix of the file's name."""


def write(report: Report, path: Path) -> None:
    """Write a report in the format that the file's suffix names. Raises PlotError and OSError."""
    path.write_text(WRITERS[path.suffix](report), encoding="utf-8")


__all__ = ["WRITERS", "PlotError", "as_html", "as_json", "as_markdown", "figure", "svg", "write"]
