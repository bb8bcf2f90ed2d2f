"""The sentences for the effects of a table's own maneuvers, in English and Japanese."""

from __future__ import annotations

from quarterdeck.games.sentences import Catalogue

OWN_MANEUVERS: Catalogue = {
    "unnamed": ("own Maneuver {number}", "オリジナルの策{number}"),
    "x_exchange_deck": (
        "{seat} takes {took} from the Action Deck for {gave}.",
        "{seat}が行動の山札の{took}と手札の{gave}を入れ替えました。",
    ),
    "x_exchange_discard": (
        "{seat} takes {took} from the discard pile for {gave}.",
        "{seat}が捨て札の{took}と手札の{gave}を入れ替えました。",
    ),
    "x_renew_under": (
        "{seat} puts {lost} under the Action Deck and draws {drew}.",
        "{seat}の手札から山札の下へ：{lost}。山札の上から手札へ：{drew}。",
    ),
    "x_renew_discard": (
        "{seat} discards {lost} and draws {drew}.",
        "{seat}が捨てた札：{lost}。引いた札：{drew}。",
    ),
    "x_keep": ("{seat} puts {card} into the Action Reserve.", "{seat}が{card}を控えに置きました。"),
    "x_empty_reserve_deck": (
        "The Action Reserve of {seat} goes into the Action Deck: {cards}.",
        "{seat}の控えの行動カードが行動の山札に戻りました：{cards}。",
    ),
    "x_empty_reserve_discard": (
        "The Action Reserve of {seat} is discarded: {cards}.",
        "{seat}の控えの行動カードが捨てられました：{cards}。",
    ),
    "x_shuffle_deck": ("{seat} shuffles the Action Deck.", "{seat}が行動の山札を切り直します。"),
    "x_shuffle_discard": (
        "{seat} shuffles the discard pile into the Action Deck.",
        "{seat}が捨て札を行動の山札に混ぜて切り直します。",
    ),
    "x_foresee": (
        "{seat} looks at the top of the Action Deck: {cards}.",
        "{seat}が行動の山札の上を見ました：{cards}。",
    ),
    "x_show_hand": ("{seat} shows the hand: {cards}.", "{seat}が手札を公開しました：{cards}。"),
    "x_look_hand": ("{seat} looks at the cards of {other}: {cards}.", "{seat}が{other}のカードを見ました：{cards}。"),
    "x_columns_scattered": ("The columns of {seat} are shuffled: {columns}.", "{seat}の列が混ざりました：{columns}。"),
    "x_columns_turned": (
        "The columns of {seat} are turned about, if the Way of Order allows: {columns}.",
        "{seat}の列が、並べ方の掟に反しなければ逆順になりました：{columns}。",
    ),
    "x_columns_swapped": (
        "Columns {one} and {two} of {seat} change places, if the Way of Order allows: {columns}.",
        "{seat}の第{one}列と第{two}列が、並べ方の掟に反しなければ入れ替わりました：{columns}。",
    ),
    "x_show_column": (
        "Column {column} of {seat} is turned up: {card}.",
        "{seat}の第{column}列が公開されました：{card}。",
    ),
    "x_arrange": ("{seat} arranges {columns} anew.", "{seat}が並べ直しました：{columns}。"),
    "x_lock": ("{seat} must keep {card} in column {column}.", "{seat}の{card}が第{column}列にロックされました。"),
    "x_markers": ("Markers on {seat}'s Unit: {markers}.", "{seat}のユニットのマーカーは{markers}つになりました。"),
    "x_call": ("{seat} calls {unit}.", "{seat}が{unit}を呼び出します。"),
    "x_raise": ("{seat} puts {unit} back into the Army Deck.", "{seat}の{unit}が部隊の山札に戻ります。"),
    "x_points": ("Points: {points}.", "得点：{points}。"),
    "points_of": ("{name} {points}", "{name}{points}点"),
    "x_deny_study": ("There is no Study this Round.", "このラウンドは下見がありません。"),
    "x_deny_skirmishes": ("No Skirmish begins this Round.", "このラウンドは乱戦が始まりません。"),
}
