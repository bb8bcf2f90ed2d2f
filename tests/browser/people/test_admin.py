"""Administration of a site: its owner, a stranger, and a visitor who is removed from a table."""

import re
import subprocess
import sys

import pytest
from conftest import PHONE, serving, visiting
from looking import assert_good
from player import open_table


@pytest.fixture
def guarded(chromium, tmp_path):
    """A function that makes visitors of a server of the test's own."""

    def arrive(visitor):
        visitor.forgive("status of 403")  # the answer to people who are not admitted

    with serving(tmp_path) as address, visiting(chromium, address, arrive) as make:
        yield make


def owned(guarded, folder):
    page = guarded().page
    command = [sys.executable, "-m", "quarterdeck", "site", "owner", "--data-dir", folder]
    page.goto(re.search(r"/join#\S+", subprocess.check_output(command, text=True)).group())
    page.get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="Come in").press("Enter")
    page.get_by_role("link", name="Your site").first.click()
    return page


@pytest.mark.slow
def test_a_site_is_owned_guarded_and_someone_shown_out(guarded, tmp_path):
    page, rude = owned(guarded, tmp_path), guarded()
    open_table(rude, ["person", "person", "beginner"])
    page.get_by_label("By invitation").press("Space")
    page.get_by_text("Whoever is known already goes on").wait_for()
    page.get_by_role("button", name="Make an invitation").click()
    page.get_by_label("Link of the invitation").wait_for()
    page.locator("section[aria-labelledby=people]").get_by_role("button", name="Search").click()
    page.get_by_role("button", name=re.compile("Open: Olga")).wait_for()
    assert_good(page, "the owner's page")

    stranger = guarded(viewport=PHONE, locale="ja-JP", dark=True).page
    stranger.goto("/")
    stranger.get_by_role("heading", name="招待制です").wait_for()
    assert_good(stranger, "the door")

    page.get_by_role("button", name=re.compile("Open: Guest")).click()
    page.locator("dialog[open]").get_by_role("button", name="Ban", exact=True).click()
    page.get_by_label("Reason, which they read").fill("Rude words")
    assert_good(page, "asked for a ban")
    page.locator("dialog[open] .danger").press("Enter")
    page.get_by_text("Banned. They are told so.").wait_for()
    rude.page.get_by_role("heading", name="You may not come in").wait_for()
    rude.page.get_by_text("Rude words").wait_for()
