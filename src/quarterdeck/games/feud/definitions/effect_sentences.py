"""The effects of maneuvers, in English and Japanese, as sentences for the buyer."""

from quarterdeck.games.sentences import Catalogue

WHEN: Catalogue = {
    "terms": ("{price}, {windows}", "{price}、{windows}"),
    "in_before_study": ("before the Study", "下見の前"),
    "in_after_study": ("after the Study", "下見のあと"),
    "in_before_columns": ("before Column One", "第1列の前"),
    "in_end_of_round": ("at the end of the Round", "ラウンドの終わり"),
    "once": ("once a Round", "1ラウンドに1回"),
    "needs": ("Only if {condition}.", "{condition}ときだけ買えます。"),
    "waits": ("It is carried out once both have passed.", "2人がパスしたあとに起こります。"),
    "alters": ("This alters a key rule of the game.", "ゲームの基本のルールを変える策です。"),
    "if": ("if {condition}, {text}", "{condition}とき、{text}"),
    "sentence": ("{text}.", "{text}。"),
    "fewer_points": ("you have fewer points than your opponent", "得点が相手より少ない"),
    "more_points": ("you have more points than your opponent", "得点が相手より多い"),
    "fewer_units": ("you have fewer Units left than your opponent", "残りのユニットが相手より少ない"),
    "more_units": ("you have more Units left than your opponent", "残りのユニットが相手より多い"),
    "marked": ("your Unit bears a Marker", "自分のユニットにマーカーがのっている"),
    "opponent_marked": ("your opponent's Unit bears a Marker", "相手のユニットにマーカーがのっている"),
    "jack": ("your Current Unit is a Jack", "前線のユニットがジャックの"),
    "queen": ("your Current Unit is a Queen", "前線のユニットがクイーンの"),
    "king": ("your Current Unit is a King", "前線のユニットがキングの"),
}

PARTS: Catalogue = {
    "who_own": ("you", "自分"),
    "who_opponent": ("your opponent", "相手"),
    "who_both": ("each player", "双方"),
    "whose_own": ("your", "自分"),
    "whose_opponent": ("your opponent's", "相手"),
    "whose_both": ("each player's", "双方"),
    "hand_own": ("your hand", ""),
    "hand_opponent": ("their hand", ""),
    "hand_both": ("their hand", ""),
    "pile_any": ("of the Action Deck or the discard pile", "行動の山札か捨て札"),
    "pile_deck": ("of the Action Deck", "行動の山札"),
    "pile_discard": ("on the discard pile", "捨て札に置き"),
    "pile_under": ("under the Action Deck", "行動の山札の下に入れ"),
    "a_card": ("a card", "1枚"),
    "cards": ("{count} cards", "{count}枚"),
    "goes": ("goes", ""),
    "go": ("go", ""),
    "comes": ("comes", ""),
    "come": ("come", ""),
    "another": ("another is", ""),
    "as_many": ("as many are", ""),
    "a_marker": ("a Marker", ""),
    "markers": ("{count} Markers", ""),
    "a_point": ("1 point", "1点"),
    "points": ("{count} points", "{count}点"),
}

STEPS: Catalogue = {
    "exchange": ("{who} exchange{s} a card of {hand} for one {pile}", "{whose}の手札1枚を{pile}の1枚と入れ替えます"),
    "exchange_discard": (
        "{who} exchange{s} a card of {hand} for one of the discard pile",
        "{whose}の手札1枚を捨て札の1枚と入れ替えます",
    ),
    "renew_chance": (
        "{cards} drawn blindly from {whose} hand {go} {pile}; {more} drawn from the top of the Action Deck",
        "{whose}の手札から見ないで{cards}を引いて{pile}、行動の山札の上から同じ枚数を手札に加えます",
    ),
    "renew_owner": (
        "{who} put{s} a card of {hand} {pile} and draw{s} another",
        "{who}が手札1枚を選んで{pile}、1枚引きます",
    ),
    "keep_owner": (
        "{who} put{s} a card of {hand} into the Action Reserve and draw{s} another",
        "{who}が手札1枚を選んで控えに置き、1枚引きます",
    ),
    "keep_chance": (
        "a card drawn from {whose} hand goes into the Action Reserve, and another is drawn",
        "{whose}の手札から無作為の1枚を控えに置き、1枚引きます",
    ),
    "empty_reserve_discard": ("{whose} Action Reserve is discarded", "{whose}の控えの行動カードをすべて捨て札にします"),
    "empty_reserve_deck": (
        "{whose} Action Reserve is shuffled into the Action Deck",
        "{whose}の控えの行動カードをすべて行動の山札に混ぜて切り直します",
    ),
    "shuffle_deck": ("{whose} Action Deck is shuffled", "{whose}の行動の山札を切り直します"),
    "shuffle_discard": (
        "{whose} discard pile is shuffled into the Action Deck",
        "{whose}の捨て札を行動の山札に混ぜて切り直します",
    ),
    "foresee": ("you look at {cards} from the top of your Action Deck", "自分の行動の山札の上から{cards}を見ます"),
    "show_hand": ("{who} show{s} {hand}", "{who}の手札を公開します"),
    "look_hand": ("you look at your opponent's hand", "相手の手札を見ます"),
    "look_columns": ("you look at your opponent's columns", "相手の列を見ます"),
    "scatter": ("{whose} columns are shuffled; nobody sees how", "{whose}の列を混ぜます（誰にも見えません）"),
    "scatter_seen": (
        "{whose} columns are shuffled; only their owner sees how",
        "{whose}の列を混ぜます（持ち主だけが見られます）",
    ),
    "arrange_owner": (
        "{who} take{s} up all six cards and arrange{s} them anew",
        "{who}が6枚を手札に戻して並べ直します",
    ),
    "arrange_buyer": ("you arrange {whose} columns anew", "{whose}の列を自分が並べ直します"),
    "turn": (
        "{whose} columns that lie face down are turned about, the last one first, unless that breaks the Way of Order",
        "{whose}の伏せてある列を逆順にします（並べ方の掟に反するときは変わりません）",
    ),
    "swap_chance": (
        "two of {whose} columns that lie face down, drawn, change places, unless that breaks the Way of Order",
        "{whose}の伏せてある列から無作為の2つを入れ替えます（並べ方の掟に反するときは変わりません）",
    ),
    "swap_buyer": (
        "you choose two of {whose} columns that lie face down; they change places, unless that breaks the Way of Order",
        "{whose}の伏せてある列を2つ選んで入れ替えます（並べ方の掟に反するときは変わりません）",
    ),
    "show_column_chance": (
        "one of {whose} columns, drawn, is turned up",
        "{whose}の列から無作為の1つを公開します",
    ),
    "show_column_buyer": ("you choose one of {whose} columns, and it is turned up", "{whose}の列を1つ選んで公開します"),
    "lock": (
        "a card drawn from {whose} hand is locked in a column that is drawn, too",
        "{whose}の手札から無作為の1枚を、無作為の列にロックします",
    ),
    "unlock": ("the lock on {whose} card is broken", "{whose}のカードのロックを外します"),
    "heal": (
        "{markers} {come} off {whose} Unit",
        "{whose}のユニットからマーカーを最大{count}つ取り除きます",
    ),
    "wound": ("{whose} Unit gets {markers}", "{whose}のユニットにマーカーを{count}つのせます"),
    "call_owner": (
        "{who} replace{s} the Current Unit by one of the Army Reserve",
        "{who}が前線のユニットを控えのユニット1枚と交代させます",
    ),
    "call_chance": (
        "a Unit drawn from {whose} Army Reserve comes in for the Current Unit",
        "{whose}の控えのユニットから無作為の1枚が前線と交代します",
    ),
    "raise_owner": (
        "{who} choose{s} a dead Unit, which goes back into the Army Deck",
        "{who}が倒れたユニット1枚を選んで部隊の山札に戻します",
    ),
    "raise_chance": (
        "one of {whose} dead Units, drawn, goes back into the Army Deck",
        "{whose}の倒れたユニットから無作為の1枚を部隊の山札に戻します",
    ),
    "gain": ("{who} gain{s} {points}", "{who}が{points}を得ます"),
    "lose": ("{who} lose{s} {points}, as far as there are any", "{who}が持っている中から{points}を失います"),
    "steal": ("you take {points} from your opponent, as far as there are any", "相手の得点から{points}を奪います"),
    "deny_study": ("there is no Study this Round", "このラウンドは下見がありません"),
    "deny_skirmishes": ("no Skirmish begins this Round", "このラウンドは乱戦が始まりません"),
}

EFFECTS: Catalogue = {**WHEN, **PARTS, **STEPS}
