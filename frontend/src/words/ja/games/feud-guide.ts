import type en from '../../en/games/feud-guide';
import type { Translation } from '../../types';

export default {
  'feud.ref.same_suit': '同じスートどうし：数字の大きいほうの勝ち。',
  'feud.ref.same_kind': '同じ格どうし：数字の大きいほうの勝ち。',
  'feud.ref.trump': 'どちらでもなければ格で決まる：究極は上級と通常に、上級は通常に勝つ。',
  'feud.ref.equal': '1か2で数字が同じなら引き分けで、何も起こりません。',
  'feud.ref.kinds_title': '攻撃の格',
  'feud.ref.your_unit': '自分のユニット',
  'feud.ref.markers_title': 'マーカーと得点',
  'feud.ref.one_marker': '列に負けたユニットに、マーカーが1つのります。',
  'feud.ref.two_markers': '数字で決まり、差が6以上なら2つ。格で決まったときは、いつも1つ。',
  'feud.ref.instant': '数字で決まり、差が10以上なら一撃必殺。ユニットはその場で倒れます。',
  'feud.ref.killed_at':
    'マーカーがジャックは3個、クイーンは4個、キングは5個で倒れます。倒れるのはラウンドの終わりです。',
  'feud.ref.killed_skirmish': 'マーカーがジャックは3個、クイーンは4個、キングは5個で倒れます。',
  'feud.ref.points': 'ラウンドごとに、相手のユニットのマーカー1つにつき10点。倒れるなら1つにつき15点。',
  'feud.ref.items_title': 'アイテム',
  'feud.ref.order':
    '並べ方の掟：A、2、ジョーカーは、自分のもっと前の列にストライクが必要。最後のストライクを支えにします。',
  'feud.ref.armor_attack': '支えの数字と、Aのスート。',
  'feud.ref.armor_effect': '数字で決まり、差が3以下なら、ユニットを守る。',
  'feud.ref.armor_affinity': 'キングなら差5以下。',
  'feud.ref.weaponry_attack': '支えの数字＋2と、2のスート。',
  'feud.ref.weaponry_affinity': 'ジャックなら＋4。',
  'feud.ref.healing_attack': 'その列は引き分け。',
  'feud.ref.healing_effect': 'ユニットのマーカーを取り除く：通常1、上級2、究極3。',
  'feud.ref.healing_affinity': 'クイーンならもう1つ。',
  'feud.ref.fate_attack': '支えの数字とスート。',
  'feud.ref.fate_effect': '結果も回復も逆になる。引き分けは引き分けのまま。ジョーカー2枚は打ち消し合う。',
  'feud.ref.extensions_title': 'このテーブルではほかに',
  'feud.ref.study': '下見：まず6枚を表向きに並べます。相手のカードを1枚ロックでき、残りは伏せて並べ直します。',
  'feud.ref.army_reserve': '控えのユニット：次のユニットは2枚から選びます。',
  'feud.ref.action_reserve':
    '控えの行動カード：1ラウンドに1枚置いて1枚引けます。ラウンドの初めに、まとめて手札に加えられます。6枚になると手札と入れ替わります。',
  'feud.ref.maneuvers': '策：得点で、決まったタイミングで買えます。使った得点は戻りません。',
  'feud.ref.own_title': 'このテーブルだけの策',
  'feud.ref.skirmish_start': '列にジョーカーが2枚、または1枚だけで引き分けなら乱戦です。残りの列の攻防は行いません。',
  'feud.ref.skirmish_decision':
    '決定フェイズ：山札を作り直して6枚引き、ストライクを1枚ずつ同時に公開。勝ったほうが攻め手。',
  'feud.ref.skirmish_combat': '戦闘フェイズ：残りの列では、攻め手が表向きに置き、受け手が答えます。',
  'feud.ref.skirmish_ten': '10は数字10のストライクで、回復しません。',
  'feud.ref.skirmish_end': 'ユニットが倒れるまで続きます。得点は2倍：マーカー1つ20点、倒れたユニットは30点。',

  'feud.lesson.strikes': 'ストライク',
  'feud.lesson.strikes_line': '3から9だけで戦います。6つの列と、その勝ち負けを覚えます。',
  'feud.lesson.basic': 'アイテム（基本ゲーム）',
  'feud.lesson.basic_line': '防具、武器、回復、運命が加わります。',
  'feud.lesson.study_line': '先に6枚を見せ合い、相手のカードを1枚ロックします。',
  'feud.lesson.reservation': '控えの掟',
  'feud.lesson.reservation_line': '次のユニットを選び、カードをあとのために取っておきます。',
  'feud.lesson.affinities_line': 'ユニットごとに得意なアイテムがあり、大差の一撃は相手のユニットをすぐに倒します。',
  'feud.lesson.maneuvers': '策',
  'feud.lesson.maneuvers_line': '得点をお金のように使い、決まったタイミングで策を買います。',
  'feud.lesson.true': '乱戦（完全なFeud）',
  'feud.lesson.true_line': 'ジョーカーをきっかけに乱戦が始まります。これでゲームのすべてです。',
  'feud.lesson.always': '乱戦だけのFeud（番外）',
  'feud.lesson.always_line': '毎ラウンドが乱戦です。1枚ずつ打ち合います。',

  'feud.guide.units': 'あなたのユニット',
  'feud.guide.units.text':
    'ユニットがあなたのために戦います。列に負けるたびに、マーカーが1つのります。カードの下の封蝋がマーカーです。ジャックは3つ、クイーンは4つ、キングは5つで倒れます。次に出すユニットがなくなったら負けです。',
  'feud.guide.units.now': '{own}対{enemy}です。',
  'feud.guide.arrange': '6つの列',
  'feud.guide.arrange.text':
    '6枚を第1列から第6列まで伏せて並べます。相手も同じように並べ、お互いに見えません。そのあと、列を1つずつ公開して攻防を解決します。',
  'feud.guide.kinds': '格',
  'feud.guide.kinds.text':
    '攻撃の強さは、自分のユニットで決まります。ユニットと同じスートなら究極、同じ色の別のスートなら上級、別の色なら通常です。',
  'feud.guide.kinds.now': '今の{rank}なら、{ultimate}が究極、{superior}が上級、{normal}が通常です。',
  'feud.guide.striking': '攻撃の掟',
  'feud.guide.striking.text':
    '列では、同じスートどうし、または同じ格どうしなら、数字の大きいほうの勝ちです。どちらでもなければ格で決まり、究極はほかの2つに、上級は通常に勝ちます。相手の格は、相手のユニットで決まります。',
  'feud.guide.by_suit': '同じスート',
  'feud.guide.by_suit.text':
    '同じスートどうしなら、格に関係なく、数字の大きいほうの勝ちです。負けたユニットにマーカーがのります。',
  'feud.guide.by_suit.now': 'ここでは{suit}どうしで、{high}対{low}です。',
  'feud.guide.by_kind': '同じ格',
  'feud.guide.by_kind.text':
    'スートは違いますが、それぞれのユニットから見て、格が同じです。だから、数字の大きいほうの勝ちです。',
  'feud.guide.by_kind.now': 'ここではどちらも{kind}で、{high}対{low}です。',
  'feud.guide.by_trump': '格で決まる',
  'feud.guide.by_trump.text':
    'スートも格も違うので、格で決まります。数字は関係なく、究極の3でも上級の9に勝ちます。マーカーは必ず1つです。',
  'feud.guide.by_trump.now': 'ここでは{above}が{below}に勝ちます。',
  'feud.guide.tie': '引き分け',
  'feud.guide.tie.text': '数字で決まるところで、数字が同じでした。何も起こりません。',
  'feud.guide.two_markers': '大きな差',
  'feud.guide.two_markers.text':
    '数字で決まり、差が6以上なら、マーカーは2つです。大きい数字は、同じスートや同じ格がぶつかりそうな列で、いちばん役に立ちます。',
  'feud.guide.two_markers.now': 'ここでは{high}が{low}に差{margin}で勝ちました。',
  'feud.guide.killed': 'ユニットが倒れる',
  'feud.guide.killed.text':
    'マーカーが倒れる数に届きました。倒れるのは第6列のあとで、それまでは戦い続けます。持ち主は、マーカーのない次のユニットを前線に出します。',
  'feud.guide.tally': '集計',
  'feud.guide.tally.text':
    '相手のユニットのマーカー1つにつき10点です。倒れたユニットなら1つにつき15点になります。生き残ったユニットのマーカーはそのままで、次のラウンドにもまた得点になります。',
  'feud.guide.refilled': '山札の補充',
  'feud.guide.refilled.text':
    '引くカードが行動の山札に足りないので、捨て札を切って、残りの下に入れました。一度使ったカードが、また出てくるようになります。相手の山札でも同じことが起こります。',
  'feud.guide.end_strikes': '列の戦いはここまで',
  'feud.guide.end_strikes.text':
    'このまま続けて遊べます。もっと知りたくなったら、次のレッスンでアイテムを加えましょう。',
  'feud.guide.items': 'アイテム',
  'feud.guide.items.text':
    'A、2、10、ジョーカーはアイテムです。右上の印で見分けられます。A、2、ジョーカーは、前の列の最後のストライク（3から9）を支えにするので、先にストライクが必要です。これが並べ方の掟で、第1列は必ずストライクか10です。',
  'feud.guide.armor': 'A：防具',
  'feud.guide.armor.text':
    '支えのストライクの数字と、Aのスートで攻撃します。数字で決まる列で、差が3以下の負けなら、ユニットを守ります。格で決まる負けは防げません。大きいストライクの後ろが効果的です。',
  'feud.guide.weaponry': '2：武器',
  'feud.guide.weaponry.text': '支えのストライクの数字に2を足した数と、2のスートで攻撃します。9の後ろなら11です。',
  'feud.guide.healing': '10：回復',
  'feud.guide.healing.text':
    '相手が何を出しても引き分けになり、自分のユニットからマーカーを、通常なら1つ、上級なら2つ、究極なら3つまで取り除きます。どの列にも置けて、強い攻撃を止める盾にもなります。',
  'feud.guide.fate': 'ジョーカー：運命',
  'feud.guide.fate.text':
    '支えのストライクと同じ数字とスートで攻撃し、結果を逆にします。当たるはずのユニットは助かり、もう片方に当たります。小さいストライクの後ろに置きましょう。10の回復も逆になり、引き分けは引き分けのままです。',
  'feud.guide.saved': '防具が守った',
  'feud.guide.saved.text':
    '数字で決まり、差が3以下だったので、Aが自分のユニットを守りました。マーカーはどちらにものりません。',
  'feud.guide.reversed': '結果が逆に',
  'feud.guide.reversed.text': 'ジョーカーが列の結果を逆にしました。当たるのも回復するのも、反対の側になります。',
  'feud.guide.two_jokers': '2枚のジョーカー',
  'feud.guide.two_jokers.text':
    '同じ列のジョーカー2枚は打ち消し合います。結果が2回逆になるので、支えのストライクどうしで、ふつうに決めます。',
  'feud.guide.no_strike': 'ストライクのない手札',
  'feud.guide.no_strike.text':
    '6枚の中に3から9が1枚もないと、アイテムの支えがありません。手札を行動の山札に戻して切り、6枚引き直します。引き直したことは相手にもわかりますが、手札は見えません。',
  'feud.guide.end_basic': '基本ゲームはここまで',
  'feud.guide.end_basic.text':
    'これだけで、長く楽しめるゲームです。次のレッスンでは、最初の拡張「下見の掟」を加えます。',
  'feud.guide.study': '下見の掟',
  'feud.guide.study.text':
    'まず2人とも、並べ方の掟のとおりに、6枚を表向きに並べます。あとで変えられないのは、相手にロックされた1枚だけです。そうなっても困らない並びや、狙いを隠した並びを見せましょう。',
  'feud.guide.lock': 'ロック',
  'feud.guide.lock.text':
    '相手のカードを1枚指定すると、その列から動かせなくなり、狙って迎え撃てます。何もロックしなくてもかまいません。',
  'feud.guide.rearrange': '並べ直し',
  'feud.guide.rearrange.text':
    'ロックされていないカードは手札に戻り、ひそかに並べ直します。お互いに、相手の6枚を知っています。',
  'feud.guide.rearrange.now': 'あなたの{card}は、第{column}列にロックされました。',
  'feud.guide.end_study': '下見はここまで',
  'feud.guide.end_study.text':
    'このまま続けて遊べます。次のレッスンでは「控えの掟」を加えます。ユニットを選び、カードを取っておけるようになります。',
  'feud.guide.army_reserve': '控えのユニット',
  'feud.guide.army_reserve.text':
    '控えの2枚から1枚を前線に出し、部隊の山札から1枚補充します。自分だけが出すときは、相手のユニットがもうわかっています。手札に合うユニットを選びましょう。',
  'feud.guide.action_reserve': '控えの行動カード',
  'feud.guide.action_reserve.text':
    '1ラウンドに1枚、手札から伏せて控えに置き、代わりに1枚引けます。そのスートのユニットが出るまで、待たせておけます。',
  'feud.guide.take': '控えを取りますか？',
  'feud.guide.take.text':
    '引く前に、控えの行動カードをすべて手札に加えられます。取るなら全部で、6枚に足りない分だけ引きます。',
  'feud.guide.sixth': '6枚目',
  'feud.guide.sixth.text': '控えが5枚になりました。6枚目を置くと、手札を捨てて、控えの6枚が新しい手札になります。',
  'feud.guide.end_reservation': '控えはここまで',
  'feud.guide.end_reservation.text': 'このまま続けて遊べます。次のレッスンでは「ユニットの特技」を加えます。',
  'feud.guide.affinities': 'ユニットの特技',
  'feud.guide.affinities.text':
    'ユニットには得意なアイテムがあります。キングの防具は差5まで守り、ジャックの武器は4を足し、クイーンの回復はマーカーを1つ多く取り除きます。',
  'feud.guide.instant': '一撃必殺',
  'feud.guide.instant.text':
    '数字で決まり、差が10以上なら、当たったユニットはその場で倒れます。ジャックなら、9の後ろの2が13になり、3に差10で勝ちます。相手のユニットがジャックのときは、3に気をつけましょう。',
  'feud.guide.instant_kill': '一撃必殺です',
  'feud.guide.instant_kill.text':
    '差が10以上なので、ユニットはその場で倒れ、倒した側はすぐにマーカー1つにつき15点を得ます。次のユニットがすぐに出て、残りの列を戦います。',
  'feud.guide.end_affinities': '特技はここまで',
  'feud.guide.end_affinities.text': 'このまま続けて遊べます。次のレッスンでは、得点で「策」を買えるようになります。',
  'feud.guide.money': '得点はお金',
  'feud.guide.money.text':
    'これからは、得点で策を買えます。策ごとに、買えるタイミングが決まっています。買えるときだけ聞かれます。使った得点は戻りませんが、得点で勝負が決まるのは、2人が同時に負けたときだけです。',
  'feud.guide.window': '策を買うタイミング',
  'feud.guide.window.text':
    '交互に、策を1つ買うかパスします。2人が続けてパスしたら終わりです。先になるのは、そのラウンドの間ずっと、得点の少ないほうです。同じなら、前のラウンドに先でなかったほうです（第1ラウンドはくじで決めます）。',
  'feud.guide.before_study': '下見の前',
  'feud.guide.before_study.text':
    '戦術調整は、手札1枚と引き換えに、行動の山札か捨て札から好きな1枚を取ります。交代は、ユニットを控えの1枚と入れ替え、マーカーは引き継ぎます。復活は、倒れたユニットを部隊の山札に戻します。',
  'feud.guide.after_study': '下見のあと',
  'feud.guide.after_study.text':
    '妨害は、相手の手札から見ないで1枚引いて行動の山札の下に入れ、代わりに上の1枚を引かせます。秘密の戦術調整なら、手札を見られたあとで1枚変えられます。',
  'feud.guide.before_columns': '第1列の前',
  'feud.guide.before_columns.text':
    '混乱は、相手の列を見ないで混ぜます。裏切りは高い代わりに強く、相手の列を見て、自分で並べ替えられます。',
  'feud.guide.round_end': 'ラウンドの終わり',
  'feud.guide.round_end.text':
    '手当ては、自分のユニットからマーカーを1つ取り除きます。今回はもう得点されましたが、次からは得点されません。',
  'feud.guide.bought': '相手が策を買った',
  'feud.guide.bought.text':
    '何を買ったかは2人ともわかり、あといくら使えるかは得点でわかります。戦術調整のカードが見えるのは、捨て札から取ったときだけです。妨害では、失ったカードと引いたカードが自分に見えます。交代と復活では、ユニットを公開します。',
  'feud.guide.betray': '裏切り',
  'feud.guide.betray.text':
    '相手の6枚が見えます。並べ方の掟のとおりに、相手がいちばん困るように並べましょう。どう並べたか、相手には見えません。',
  'feud.guide.end_maneuvers': '策はここまで',
  'feud.guide.end_maneuvers.text':
    'このまま続けて遊べます。次のレッスンで最後の拡張「乱戦」を加えると、完全なFeudです。',
  'feud.guide.skirmishes': '完全なFeud',
  'feud.guide.skirmishes.text':
    'これですべてのルールを使います。新しいのは乱戦です。同じ列にジョーカーが2枚出るか、ジョーカーが1枚の列が引き分けになると始まります。',
  'feud.guide.begins': '乱戦の始まり',
  'feud.guide.begins.text':
    '残りの列の攻防は行いません。2人とも行動カードをすべて切り直して6枚引き、どちらかのユニットが倒れるまで続けます。策は使えません。',
  'feud.guide.always': '乱戦だけのFeud',
  'feud.guide.always.text':
    '毎ラウンドが、初めから乱戦です。6枚を伏せて並べることはなく、ユニットが倒れるまで、1列ずつ打ち合います。',
  'feud.guide.decision': '決定フェイズ',
  'feud.guide.decision.text':
    '2人同時に、ストライクを1枚置きます。この列に勝ったほうが、そのあとの攻め手です。引き分けなら、次の列で繰り返します。',
  'feud.guide.ten': '10はストライク',
  'feud.guide.ten.text': '乱戦では、10は回復しません。数字10のストライクで、アイテムの支えにもなります。',
  'feud.guide.active': 'あなたが攻め手',
  'feud.guide.active.text':
    '残りの列では、あなたが1枚を表向きに置き、相手が答えます。並べ方の掟は、乱戦の第1列から数えます。マーカーが倒れる数に届いても、第6列まで続けます。',
  'feud.guide.reactive': 'あなたが受け手',
  'feud.guide.reactive.text':
    '相手のカードはもう見えています。並べ方の掟で置けるカードなら、どれで答えてもかまいません。',
  'feud.guide.doubled': '2倍の得点',
  'feud.guide.doubled.text': '乱戦の集計は2倍です。マーカー1つにつき20点、倒れたユニットなら30点です。',
  'feud.guide.end_always': 'レッスンはこれで終わり',
  'feud.guide.end_always.text':
    'これでFeudのすべてを覚えました。このまま続けるか、好きな拡張を選んでテーブルを作りましょう。',
} satisfies Translation<typeof en>;
