"""A browser that translates the page: it puts text nodes of its own in the place of the page's."""

import re

from player import Pointer, open_table, play

TRANSLATOR = """() => {
  const left = (node) => !node.parentElement || node.parentElement.closest('[translate=no], script, style, font');
  const translate = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || left(text)) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  new MutationObserver((all) => all.forEach(({ addedNodes, target, type }) =>
    (type === 'childList' ? [...addedNodes] : [target]).forEach(translate)
  )).observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
}"""


def test_a_page_that_is_translated_does_not_freeze(visit):
    """What changes is left to the page; what is prose is translated, and its language can be changed still."""
    ada = visit().page
    ada.goto("/rules/seas-of-strife")
    ada.locator("article h1").wait_for()
    ada.evaluate(TRANSLATOR)
    assert ada.locator("article font").count() > 10
    ada.get_by_role("button", name="日本語").click()
    ada.get_by_role("button", name="English").wait_for()
    ada.locator("article p", has_text="トリック").first.wait_for()


def test_a_table_whose_page_is_translated_does_not_freeze(visit):
    ada = visit()
    open_table(ada, ["person", "easy", "easy", "easy"])
    ada.page.evaluate(TRANSLATOR)
    shown = ada.page.locator("#page, header")

    def reached(trick):
        """Whether the page names this trick or a later one: bots may play on between two looks."""
        named = re.findall(r"trick (\d+)/15", " ".join(shown.all_inner_texts()).lower())
        return any(int(number) >= trick for number in named)

    for trick in (1, 2, 3):
        assert play(Pointer(ada.page), until=lambda trick=trick: reached(trick))
