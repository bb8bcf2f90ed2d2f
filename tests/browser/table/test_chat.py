"""What people say to each other: phrases in every reader's language, muting, the host's choice, Japanese typing."""

from conftest import WIDE
from player import guest, hold, let_go, open_table
from waiting import arrives

PHONE_SIDEWAYS = {"width": 640, "height": 320}
PRAISE = '"phrase":"well_played"'
FIELD = "Say something to everybody at the table"


def person(visit, name, **settings):
    visitor = visit(**settings)
    guest(visitor, name)
    return visitor


def in_sight(locator):
    """It lies within the window: nobody must look for it."""
    box = locator.bounding_box()
    window = locator.page.viewport_size
    return box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


def test_everybody_reads_phrases_in_their_own_language_and_hears_whom_they_like(visit):
    """From the waiting room to the table, Ada in English at a desktop, Ken in Japanese on a phone on its side."""
    ada = person(visit, "Ada", viewport=WIDE)
    ken = person(visit, "Ken", viewport=PHONE_SIDEWAYS, locale="ja-JP")
    address = open_table(ada, ["person", "person", "easy"])
    ken.page.goto(address)
    ken.page.get_by_role("button", name="定型文").click()
    ken.page.get_by_role("button", name="よろしくお願いします！").click()
    ada.page.get_by_role("log").get_by_text("Good luck, everybody!").wait_for()
    ada.page.get_by_label(FIELD).fill("Sit down!")
    ada.page.keyboard.press("Enter")
    ken.page.get_by_role("log").get_by_text("Sit down!").wait_for()
    late = hold(ken.page, "**/assets/Heard-*.js")
    ken.page.get_by_role("button", name="席2に座る").click()
    for visitor in (ada, ken):
        visitor.page.locator("[data-card]").first.wait_for()

    # With the chat closed it is shown for a moment, and read out; also what is said before it is known how.
    ada.page.get_by_role("button", name="Quick phrases").click()
    ada.page.get_by_role("button", name="Well played!").click()
    arrives(ken, PRAISE)
    let_go(ken.page, late)
    ken.page.get_by_role("status").get_by_text("Ada：お見事です！").click()
    log = ken.page.get_by_role("log")
    log.get_by_text("お見事です！").wait_for()
    assert in_sight(ken.page.get_by_label("テーブルの全員へのメッセージ"))

    # Muted: nothing of what was said or will be said, until one wants to hear it again; also after a reload.
    log.get_by_role("button", name="Ada").first.click()
    ken.page.get_by_role("button", name="Adaさんをミュート").click()
    log.get_by_text("お見事です！").wait_for(state="detached")
    ken.page.reload()
    ken.page.locator("[data-card]").first.wait_for()
    ada.page.get_by_label(FIELD).fill("Do you hear me?")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("log").get_by_text("Do you hear me?").wait_for()
    ken.page.locator("[data-tool=log]").click()
    ken.page.get_by_role("button", name="Adaさんのミュートを解除").wait_for()
    assert ken.page.get_by_text("Do you hear me?").count() == 0
    ken.page.get_by_role("button", name="Adaさんのミュートを解除").click()
    log.get_by_text("Do you hear me?").wait_for()

    # For children: the host lets only phrases be said, then nothing; everybody is told, and sees no field.
    ada.page.locator(".tools .place").click()
    ada.page.get_by_role("radio", name="quick phrases only").check()
    ken.page.locator(".log").get_by_text("ホストがチャットを定型文だけにしました。").wait_for()
    assert ken.page.get_by_label("テーブルの全員へのメッセージ").count() == 0
    ken.page.get_by_role("button", name="ありがとうございます！").click()
    log.get_by_text("ありがとうございます！").wait_for()
    ada.page.get_by_role("radio", name="off", exact=True).check()
    ken.page.get_by_text("ホストがチャットをオフにしています。").wait_for()
    assert ken.page.get_by_role("button", name="ありがとうございます！").count() == 0


COMPOSE = """(field, [order, text]) => {
  const key = (isComposing) => field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing, bubbles: true, cancelable: true }));
  const end = () => field.dispatchEvent(new CompositionEvent('compositionend', { data: text, bubbles: true }));
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { data: text, isComposing: true, bubbles: true }));
  if (order === 'safari') end();
  const taken = key(order !== 'safari');
  if (order !== 'safari') end();
  return taken;
}"""


def test_the_enter_that_ends_a_composition_sends_nothing(visit):
    """The same in both orders: Chromium tells of the key within the composition, Safari after its end."""
    ken = person(visit, "Ken", locale="ja-JP")
    open_table(ken, ["person", "person", "easy"])
    page = ken.page
    chat, name = page.get_by_label("テーブルの全員へのメッセージ"), page.get_by_label("あなたの名前")
    title = page.get_by_label("テーブルの名前")
    for field, text in ((chat, "こんばんは"), (name, "健太"), (title, "日曜の夜")):
        for order in ("chromium", "safari"):
            assert field.evaluate(COMPOSE, [order, text]) is False, "the page leaves this Enter alone"
            assert field.input_value() == text
    # As Safari does it, by real keys: with the composition over, only the number of the key tells.
    session = ken.context.new_cdp_session(page)
    chat.focus()
    session.send("Input.imeSetComposition", {"text": "は", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.insertText", {"text": "。"})
    for kind, more in (("keyDown", {"text": "\r"}), ("keyUp", {})):
        session.send("Input.dispatchKeyEvent", {"type": kind, "key": "Enter", "windowsVirtualKeyCode": 229, **more})
    assert chat.input_value() == "こんばんは。"
    assert page.get_by_role("log").get_by_text("こんばんは").count() == 0
    # An Enter of one's own sends it, whole.
    chat.press("Enter")
    page.get_by_role("log").get_by_text("こんばんは。").wait_for()
    name.press("Enter")
    page.get_by_text("保存しました。ほかの人には健太と表示されます。").wait_for()
