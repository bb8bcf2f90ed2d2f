"""Being called by mail and by a webhook: asked for in the settings, confirmed by a code, ended by a mail's link."""

import re

from conftest import PHONE, visiting
from looking import assert_good
from mail_server import code_in, mail_server
from own_server import own_server
from push_service import PATIENCE, push_service


def test_mail_and_a_webhook_are_asked_for_confirmed_and_ended(chromium, tmp_path):
    with mail_server() as box, push_service() as service:
        mail = {"host": "127.0.0.1", "port": box.port, "scheme": "smtp+plain", "user": None, "password": None}
        mail["sender"] = "cards@example.org"
        settings = {"mail": mail, "webhook_origins": [service.origin], "public_url": "http://cards.home"}
        with own_server(tmp_path, **settings) as server, visiting(chromium, server) as make:
            asked_and_stopped(make(), box, server)
            asked_in_japanese(make(viewport=PHONE, locale="ja-JP", dark=True), service)


def asked_and_stopped(visitor, box, server):
    visitor.forgive("status of 403")  # what a wrong code answers
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Send me mail")
    group.get_by_label("Your mail address").fill("ada@example.org")
    group.get_by_role("button", name="Send a code there").press("Enter")
    group.get_by_text("A code is on its way to ada@example.org.").wait_for()
    letter = box.read()
    group.get_by_label("The code").fill("0000-0000")
    group.get_by_role("button", name="Confirm").click()
    group.get_by_text("That is not the code that was sent").wait_for()
    assert_good(page, "a wrong code")
    group.get_by_label("The code").fill(code_in(letter["Subject"]))
    group.get_by_role("button", name="Confirm").click()
    group.get_by_text("Messages go to ada@example.org.").wait_for()
    for language in ("日本語", "English"):
        with page.expect_response(lambda told: told.request.method == "PUT" and told.ok):
            page.get_by_role("radio", name=language).check()
    link = re.findall(r"http://cards\.home(/stop#\S+)", letter.get_content())[0]
    page.goto(server + link)
    page.get_by_role("button", name="Stop the messages").click()
    page.get_by_text("Done. No more of these messages come.").wait_for()
    assert_good(page, "stopped")
    page.get_by_role("button", name="Settings").click()
    group.get_by_label("Your mail address").wait_for()


def asked_in_japanese(visitor, service):
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="設定").click()
    group = page.get_by_role("group", name="自分のウェブフックで知らせる")
    group.get_by_label("アドレス").fill(f"{service.origin}/topic")
    group.get_by_role("button", name="確認コードを送る").click()
    _, told = service.messages("topic").get(timeout=PATIENCE)
    group.get_by_label("確認コード").fill(code_in(told.decode()))
    group.get_by_role("button", name="確認する").click()
    group.get_by_text("に届きます。").wait_for()
    assert_good(page, "a webhook that is called")
    group.get_by_role("button", name="削除する").click()
    group.get_by_text("削除しました。").wait_for()
