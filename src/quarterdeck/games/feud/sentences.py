"""The sentences of Feud, in English and Japanese."""

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


CARDS: Catalogue = {
    "C": ("clubs", "クラブ"),
    "S": ("spades", "スペード"),
    "D": ("diamonds", "ダイヤ"),
    "H": ("hearts", "ハート"),
    "rank_A": ("Ace", "A"),
    "rank_2": ("Two", "2"),
    "rank_T": ("Ten", "10"),
    "rank_J": ("Jack", "ジャック"),
    "rank_Q": ("Queen", "クイーン"),
    "rank_K": ("King", "キング"),
    "card": ("the {rank} of {suit}", "{suit}の{rank}"),
    "any_joker": ("Joker", "ジョーカー"),
    "joker": ("Joker {number}", "ジョーカー{number}"),
    "a_card": ("a card", "カード1枚"),
    "one_card": ("{count} card", "{count}枚"),
    "cards": ("{count} cards", "{count}枚"),
    "short": ("{rank}{suit}", "{suit}{rank}"),
    "short_ten": ("T", "10"),
    "short_C": ("C", "♣"),
    "short_S": ("S", "♠"),
    "short_D": ("D", "♦"),
    "short_H": ("H", "♥"),
    "short_joker": ("X{number}", "ジョーカー{number}"),
    "army_of": ("Army Deck of {name}", "{name}の部隊の山札"),
    "action_of": ("Action Deck of {name}", "{name}の行動の山札"),
}

DECKS: Catalogue = {
    "deal": ("Both packs are shuffled.", "2人のカードが切られました。"),
    "first": ("{seat} acts first in the windows of this Round.", "このラウンドの策は{seat}が先です。"),
    "unit": ("{seat} brings up {card}.", "{seat}が{card}を前線に出しました。"),
    "unit_reserve": (
        "{seat} brings up {card}, in reserve: {reserve}.",
        "{seat}が{card}を前線に出しました。控えのユニット：{reserve}。",
    ),
    "take": ("{seat} takes up the Action Reserve.", "{seat}が控えの行動カードを手札に加えました。"),
    "leave": ("{seat} leaves the Action Reserve.", "{seat}は控えの行動カードを残しました。"),
    "refill": (
        "The discard pile of {seat} goes under the Action Deck: {pile}.",
        "{seat}の捨て札が行動の山札の下に入りました：{pile}。",
    ),
    "draw_deck": ("{seat} draws {cards} from the Action Deck.", "{seat}が行動の山札から引きました：{cards}。"),
    "draw_reserve": ("{seat} draws {cards} from the Action Reserve.", "{seat}が控えから取りました：{cards}。"),
    "shuffle_no_strike": (
        "{seat} has no Strike in the hand, the Action Deck is shuffled: {cards}.",
        "{seat}の手札にストライクがないので、行動の山札を切り直しました：{cards}。",
    ),
    "shuffle_maneuver": (
        "The Action Deck of {seat} is shuffled: {cards}.",
        "{seat}の行動の山札を切り直しました：{cards}。",
    ),
    "shuffle_skirmish": (
        "{seat} has a new Action Deck for the Skirmish: {cards}.",
        "{seat}が乱戦のために行動の山札を作り直しました：{cards}。",
    ),
    "shuffle_army": ("The Army Deck of {seat} is shuffled: {cards}.", "{seat}の部隊の山札を切り直しました：{cards}。"),
    "reserve": ("{seat} puts {card} into the Action Reserve.", "{seat}が{card}を控えに置きました。"),
    "reserve_none": ("{seat} puts nothing into the Action Reserve.", "{seat}は控えに置きませんでした。"),
    "x_discard": ("{seat} discards {cards}.", "{seat}が手札を捨てました：{cards}。"),
}

ROWS: Catalogue = {
    "study": ("{seat} shows {columns}.", "{seat}の下見：{columns}。"),
    "lock": ("{seat} locks the card in column {column}.", "{seat}が第{column}列をロックしました。"),
    "lock_none": ("{seat} locks nothing.", "{seat}はロックしませんでした。"),
    "x_unlock": (
        "{seat} takes {card} in column {column} back: its lock is void.",
        "{seat}が第{column}列の{card}を手札に戻しました。ロックは取り消されました。",
    ),
    "x_look": ("{seat} looks at the columns of {other}: {cards}.", "{seat}が{other}の列を見ました：{cards}。"),
    "betray": ("{seat} rearranges the columns of {other}: {cards}.", "{seat}が{other}の列を並べ替えました：{cards}。"),
    "arrange": ("{seat} arranges {columns}.", "{seat}が6枚を並べました：{columns}。"),
    "place": ("{seat} places {card} in column {column}.", "{seat}が第{column}列に{card}を置きました。"),
}

MANEUVERS: Catalogue = {
    "tactical_adjustment": ("Tactical Adjustment", "戦術調整"),
    "replacement": ("Replacement", "交代"),
    "resurrection": ("Resurrection", "復活"),
    "sabotage": ("Sabotage", "妨害"),
    "secret_tactical_adjustment": ("Secret Tactical Adjustment", "秘密の戦術調整"),
    "confuse": ("Confuse", "混乱"),
    "betrayal": ("Betrayal", "裏切り"),
    "heal": ("Heal", "手当て"),
    "buy": ("{seat} buys {maneuver} for {cost}.", "{seat}が{maneuver}を{cost}点で買いました。"),
    "buy_deck": (
        "{seat} buys {maneuver} for {cost}: takes {took} from the Action Deck for {gave}.",
        "{seat}が{maneuver}を{cost}点で買い、山札の{took}と手札の{gave}を入れ替えました。",
    ),
    "buy_discard": (
        "{seat} buys {maneuver} for {cost}: takes {took} from the discard pile for {gave}.",
        "{seat}が{maneuver}を{cost}点で買い、捨て札の{took}と手札の{gave}を入れ替えました。",
    ),
    "buy_replacement": (
        "{seat} buys {maneuver} for {cost}: {unit} comes in.",
        "{seat}が{maneuver}を{cost}点で買い、{unit}を選びました。",
    ),
    "buy_resurrection": (
        "{seat} buys {maneuver} for {cost}: {unit} goes back into the Army Deck.",
        "{seat}が{maneuver}を{cost}点で買い、{unit}を部隊の山札に戻しました。",
    ),
    "buy_sabotage": (
        "{seat} buys {maneuver} for {cost}: {other} loses {lost} and draws {drew}.",
        "{seat}が{maneuver}を{cost}点で買い、{other}は{lost}を失い、{drew}を引きました。",
    ),
    "buy_confuse": (
        "{seat} buys {maneuver} for {cost}: the columns of {other} are now {columns}.",
        "{seat}が{maneuver}を{cost}点で買い、{other}の列は混ざりました：{columns}。",
    ),
    "pass_before_study": ("{seat} buys nothing before the Study.", "{seat}は下見の前の策をパスしました。"),
    "pass_after_study": ("{seat} buys nothing after the Study.", "{seat}は下見のあとの策をパスしました。"),
    "pass_before_columns": ("{seat} buys nothing before Column One.", "{seat}は第1列の前の策をパスしました。"),
    "pass_end_of_round": (
        "{seat} buys nothing at the end of the Round.",
        "{seat}はラウンドの終わりの策をパスしました。",
    ),
}

FIGHT: Catalogue = {
    "normal": ("Normal", "通常"),
    "superior": ("Superior", "上級"),
    "ultimate": ("Ultimate", "究極"),
    "attack": ("{name}'s {kind} {value} of {suit} ({card})", "{name}の{suit}の{value}（{kind}、{card}）"),
    "attack_healing": ("{name}'s Healing ({card})", "{name}の回復（{card}）"),
    "by_value": ("by value", "数字で決着"),
    "by_trump": ("by trump", "格で決着"),
    "hit": (
        "{count} Markers on {name}'s Unit ({why})",
        "{name}のユニットにマーカーが{count}つのりました（{why}）",
    ),
    "hit_one": ("one Marker on {name}'s Unit ({why})", "{name}のユニットにマーカーが1つのりました（{why}）"),
    "saved": ("Armor saves {name} ({why})", "防具が{name}のユニットを守りました（{why}）"),
    "healed": ("{name} heals {count}", "{name}のユニットからマーカーを{count}つ取り除きました"),
    "no_effect": ("nothing happens", "何も起こりませんでした"),
    "no_effect_tie": ("a tie, nothing happens", "引き分けで、何も起こりませんでした"),
    "turned": ("Fate turns it: {outcome}", "運命で逆になり、{outcome}"),
    "column": ("Column {column}: {one} against {other}: {outcome}.", "第{column}列：{one}対{other}。{outcome}。"),
    "skirmish_start": ("A Skirmish begins.", "乱戦が始まりました。"),
    "skirmish_restart": ("A new Decision Phase.", "決定フェイズがやり直しになりました。"),
    "skirmish_combat": ("Combat Phase: {name} is Active.", "戦闘フェイズ：{name}が攻め手です。"),
    "skirmish_end": ("The Skirmish ends.", "乱戦が終わりました。"),
}

ENDS: Catalogue = {
    "killed": (
        "{seat}'s {rank} of {suit} is killed with {count} Markers.",
        "{seat}の{suit}の{rank}が倒れました。マーカー{count}つ。",
    ),
    "killed_at_once": (
        "{seat}'s {rank} of {suit} is killed at once with {count} Markers.",
        "一撃必殺：{seat}の{suit}の{rank}がその場で倒れました。マーカー{count}つ。",
    ),
    "scores": ("{name} gains {points} points.", "{name}に{points}点。"),
    "tally": ("Round {round} ends: {gains}.", "第{round}ラウンド終了。得点は{gains}です。"),
    "won_army": ("{name} won the game: {other} has no Unit left.", "{other}のユニットがなくなり、{name}の勝ちです。"),
    "won_points": ("{name} won the game, on points.", "両軍が同時に倒れ、得点で{name}の勝ちです。"),
    "won_rounds": ("{name} won the game, after the last Round.", "最後のラウンドが終わり、{name}の勝ちです。"),
    "drawn_points": ("The game is drawn, on points.", "両軍が同時に倒れ、得点も同じなので引き分けです。"),
    "drawn_rounds": ("The game is drawn, after the last Round.", "最後のラウンドが終わり、引き分けです。"),
}

SENTENCES: Catalogue = {**CARDS, **DECKS, **ROWS, **MANEUVERS, **OWN_MANEUVERS, **FIGHT, **ENDS}
