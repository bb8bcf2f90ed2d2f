"""A site of one's own: its owner, a stranger at its door, a visitor at a table, somebody who is shown out."""

import re
import subprocess
import sys

import pytest
from conftest import PHONE, serving, visiting
from looking import assert_good
from player import open_table


@pytest.fixture
def guarded(chromium, tmp_path):
    """A server of its own: makes visitors, and the path of the link that its start printed."""

    def arrive(visitor):
        visitor.forgive("status of 403")  # what a door that is shut answers

    with serving(tmp_path) as address, visiting(chromium, address, arrive) as make:
        yield make


def owned(guarded, link):
    """Somebody who has opened the owner's link."""
    owner = guarded()
    page = owner.page
    page.goto(link)
    page.get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="Come in").press("Enter")
    page.get_by_text("The site is yours").wait_for()
    assert "#" not in page.url, "the secret is not left in the history"
    return owner


def printed(tmp_path):
    """An owner's link, as the command prints it."""
    command = [sys.executable, "-m", "quarterdeck", "site", "owner", "--data-dir", str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return re.search(r"/join#\S+", told.stdout).group()


def test_a_site_is_owned_guarded_and_someone_shown_out(guarded, tmp_path):
    owner = owned(guarded, printed(tmp_path))
    page = owner.page
    rude = guarded()
    open_table(rude, ["person", "person", "easy"])
    path = rude.page.url.removeprefix(rude.server)
    rude.page.request.get("/api/games", headers={"x-forwarded-for": "203.0.113.7"})
    page.get_by_role("link", name="Your site").first.click()
    page.get_by_text("--trusted-proxy 127.0.0.1").wait_for()
    page.get_by_label("By invitation").press("Space")
    page.get_by_text("Whoever is known already goes on").wait_for()
    page.get_by_label("In English").fill("Closed on Monday evening.")
    page.get_by_role("button", name="Announce").click()
    page.get_by_role("button", name="Make an invitation").click()
    link = page.get_by_label("Link of the invitation").input_value()
    people = page.locator("section[aria-labelledby=people]")
    people.get_by_role("button", name="Search").click()
    people.get_by_role("button", name=re.compile("Open: Olga")).wait_for()
    assert_good(page, "the owner's page")
    page.set_viewport_size(PHONE)
    assert_good(page, "the owner's page on a phone")

    stranger = guarded(viewport=PHONE, locale="ja-JP", dark=True)
    stranger.page.goto("/")
    stranger.page.get_by_role("heading", name="招待制です").wait_for()
    assert_good(stranger.page, "the door")
    stranger.page.goto(path)
    stranger.page.get_by_text("Closed on Monday evening.").wait_for()
    stranger.page.get_by_role("button", name="閉じる").first.click()
    stranger.page.goto(link)
    stranger.page.get_by_role("button", name="中に入る").click()
    stranger.page.get_by_text("このサイトのメンバーになりました。").wait_for()
    assert_good(stranger.page, "come in")

    people.get_by_role("button", name=re.compile("Open: Guest")).last.click()
    sheet = page.locator("dialog[open]").first
    sheet.get_by_role("button", name="Ban", exact=True).click()
    page.get_by_label("Reason, which they read").fill("Rude words")
    assert_good(page, "asked for a ban")
    page.locator("dialog[open] .danger").press("Enter")
    page.get_by_text("Banned. They are told so.").wait_for()
    rude.page.get_by_role("heading", name="You may not come in").wait_for()
    rude.page.get_by_text("Rude words").wait_for()
    assert_good(rude.page, "shown out")
