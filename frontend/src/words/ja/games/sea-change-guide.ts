import type en from '../../en/games/sea-change-guide';
import type { Translation } from '../../types';

export default {
  'change.lesson.basics': '変わる切り札',
  'change.lesson.basics_line': 'フォロー、同じ数字のカード、トリックの点を覚えます。',
  'change.lesson.points': '上達：点',
  'change.lesson.points_line': 'どのトリックを取り、8を誰に渡すか。',
  'change.lesson.changes': '上達：シーチェンジ',
  'change.lesson.changes_line': '切り札を変えるときと、変えないとき。',
  'change.lesson.two': '2人で',
  'change.lesson.two_line': '3つのスートと、引くための山札。',
  'change.lesson.teams': 'チーム戦',
  'change.lesson.teams_line': '2人対2人で、取ったカードは一緒に数えます。',
  'change.lesson.solo': '1人で',
  'change.lesson.solo_line': '相手は20枚のカードの山です。',

  'change.guide.deck': 'カード',
  'change.guide.deck.text':
    '4人のときは4スートで、それぞれ0と、4から12まであります。1人10枚ずつ、すべてのカードを配るので、10トリックです。',
  'change.guide.worth': 'カードの点',
  'change.guide.worth.text':
    '取ったカードの点を、ラウンドの終わりに数えます。1点のもの、0点のもの、そして大きく減る8があります。',
  'change.guide.first_lead': '最初のカードが切り札',
  'change.guide.first_lead.text':
    'トリックの最初のカードがリードスートを決めます。ラウンドの最初の1枚は、切り札も決めます。ディーラーの左の人がリードします。',
  'change.guide.follow': 'リードスートをフォロー',
  'change.guide.follow.text':
    'リードスートを持っていたら、それを出さなければなりません。例外は1つだけで、直前のカードと同じ数字のカードなら、いつでも出せます。',
  'change.guide.may_match': '同じ数字を出せます',
  'change.guide.may_match.text':
    '直前のカードと同じ数字を持っています。フォローできるときでも出せて、シーチェンジになります。そのスートがすぐに切り札になりますが、リードスートは変わりません。',
  'change.guide.may_match.now': 'シーチェンジになるのは{cards}です。',
  'change.guide.free': 'リードスートがないとき',
  'change.guide.free.text':
    'リードスートを持っていないので、切り札も含めて、どのカードでも出せます。切り札を出す義務はありません。',
  'change.guide.changed': 'シーチェンジ！',
  'change.guide.changed.text':
    'このトリックの直前のカードと同じ数字が出たので、そのスートがこれから切り札です。宣言はいりません。もとから切り札のスートでも起こります。',
  'change.guide.by_lead': '切り札なしのトリック',
  'change.guide.by_lead.text':
    '切り札が出なかったので、リードスートの最大のカードが取りました。ほかのスートは、どんなに大きくても取れません。',
  'change.guide.by_trump': '切り札が取る',
  'change.guide.by_trump.text':
    'トリックの終わりに切り札だったスートの、最大のカードが取りました。カードを出したときではなく、終わりの切り札で決まります。',
  'change.guide.stays': '切り札は続く',
  'change.guide.stays.text':
    'トリックを取った人が、好きなカードで次をリードします。リードスートはトリックごとに変わりますが、切り札は、次のシーチェンジかラウンドの終わりまで続きます。',
  'change.guide.zero': '0のカード',
  'change.guide.zero.text':
    '0は何の点にもなりませんが、1枚だけ別です。ラウンドの終わりに切り札であるスートの0は、取った人の5点になります。',
  'change.guide.scored': '勝利点は1つ',
  'change.guide.scored.text':
    'ラウンドの最高点の人が、勝利点を1つもらいます。何点差でも同じです。最高点が並んだら、それぞれ1つもらいます。',
  'change.guide.target': 'ゲームの終わり',
  'change.guide.target.text':
    '誰かの勝利点が決まった数に届くまで、ディーラーを左へ移して配り直します。同時に届いたら最後の切り札の0を取った人、いなければ、取ったカードの少ない人の勝ちです。',
  'change.guide.target.now': { one: 'ここでは勝利点{count}で勝ちです。', other: 'ここでは勝利点{count}で勝ちです。' },
  'change.guide.end_basics': 'ルールはこれですべて',
  'change.guide.end_basics.text':
    'このまま続けて遊べます。次の2つは上達のためのレッスンで、そのあとは2人、チーム、1人で遊ぶレッスンです。',

  'change.guide.few_points': '全部で5点',
  'change.guide.few_points.text':
    '1点のカードの合計は、8のマイナスとちょうど打ち消し合います。ラウンド全体で残るのは、最後の切り札の0の5点だけです。わずかな点なので、1トリックで勝負が決まります。',
  'change.guide.poison': '8のあるトリック',
  'change.guide.poison.text':
    '8が1枚あると、1点のカード4枚分が消えます。ほかにたくさん点がなければ、小さいカードでかわして、ほかの人に取らせましょう。',
  'change.guide.gift': '8を渡す好機',
  'change.guide.gift.text':
    '8を出せて、今のままならほかの人が取ります。8を手放すのにいちばんよい場面です。相手は4点減り、自分は安心です。',
  'change.guide.gift.now': '出せる8は{cards}です。',
  'change.guide.last_seat': '最後に出す人',
  'change.guide.last_seat.text':
    'あとに誰もいないので、もう何も変わりません。場の点を数えて、ほしいかどうかを決めましょう。プラスなら取り、マイナスなら避けます。',
  'change.guide.last_seat.now': '今、場にあるのは{points}点です。',
  'change.guide.fat': 'よいトリック',
  'change.guide.fat.text':
    '点のあるトリックを、確実に取れます。足りるだけの小さいカードで取りましょう。自分の1点のカードを加えたいなら、それでもかまいません。',
  'change.guide.fat.now': '取れるのは{cards}です。',
  'change.guide.feed': '取れないトリック',
  'change.guide.feed.text':
    'どのカードでも取れません。取る人にとって悪いカードか、0点のカードを出しましょう。1点のカードは、自分のトリックのために残します。',
  'change.guide.hold_eight': '手札の8',
  'change.guide.hold_eight.text':
    '8をリードするのは危険です。大きいカードが少なければ、自分に戻ってきます。ほかの人が確実に取るトリックで出せるまで待ちましょう。',
  'change.guide.nothing': '取っても得がない',
  'change.guide.nothing.text':
    'このトリックは0点かマイナスでした。たくさん取ることが目的ではありません。数えるのは枚数ではなく点で、リードのために悪いカードを取る価値はめったにありません。',
  'change.guide.one_point': '1点差で十分',
  'change.guide.one_point.text':
    '最高点の人が勝利点をもらいます。誰が先頭かを見ましょう。先頭の人に8を渡すことは、自分の1点より価値があります。自分が先頭なら、もう危ないことをする必要はありません。',
  'change.guide.end_points': '点の話はここまで',
  'change.guide.end_points.text': 'このまま続けて試してみましょう。次のレッスンは、シーチェンジの使い方です。',

  'change.guide.who_changes': '誰が切り札を変えられるか',
  'change.guide.who_changes.text':
    '同じ数字は、各スートに1枚ずつです。1枚に対してシーチェンジできるカードは3枚で、それを次の人が持っていなければなりません。カードと同じくらい、出す順番が大事です。',
  'change.guide.take_by_match': '同じ数字で取る',
  'change.guide.take_by_match.text':
    '同じ数字で出すカードが切り札になり、場のどの切り札よりも大きくなります。小さい数字でも、取れないはずのトリックを取れます。',
  'change.guide.take_by_match.now': '{cards}で取れます。',
  'change.guide.choose_to': '変えなくてもよい',
  'change.guide.choose_to.text':
    'シーチェンジは、してもしなくてもかまいません。新しい切り札なら誰がこのトリックを取るか、誰の手札にそのスートが多いか、誰がどの0を取ったかを考えましょう。',
  'change.guide.undone': '切り札が変わった',
  'change.guide.undone.text':
    'これまでの切り札は、ふつうのスートになりました。前の切り札の大きいカードは力を失い、新しい切り札は小さいカードも強くなります。手札を見直しましょう。',
  'change.guide.long_trump': '枚数の多いスート',
  'change.guide.long_trump.text':
    '切り札ではないスートをたくさん持っています。それが切り札になれば、残りのトリックを思いどおりにできます。同じ数字で出せるカードが出るのを待ちましょう。',
  'change.guide.long_trump.now': '多いのは{suit}です。',
  'change.guide.unmatched': '同じ数字が残っていない',
  'change.guide.unmatched.text':
    '同じ数字のカードは、もう出たか、自分が持っています。これを出せば、次の人はシーチェンジできません。',
  'change.guide.unmatched.now': 'たとえば{cards}です。',
  'change.guide.before_you': 'あとに出す人がいる',
  'change.guide.before_you.text':
    '次の人は、自分のカードと同じ数字を出せば、そのスートを切り札にできます。同じ数字の残りが少ないほど安全です。',
  'change.guide.zeros': '最後の5点',
  'change.guide.zeros.text':
    '残りはわずかです。最後の切り札の0は5点になります。自分が取っていれば切り札を守り、ほかの人が取っていれば、シーチェンジを狙いましょう。',
  'change.guide.last_trick': '最後のトリック',
  'change.guide.last_trick.text':
    '全員が、残った1枚を出します。たまたま直前と同じ数字なら、切り札がもう一度変わり、5点になる0も変わります。',
  'change.guide.end_changes': 'シーチェンジはここまで',
  'change.guide.end_changes.text':
    '強い人の考え方はこれでわかりました。攻略のページでは、同じことを数字で見られます。次のレッスンは、2人のゲームです。',

  'change.guide.draw': '10枚と山札',
  'change.guide.draw.text':
    '2人のときは3スートです。配らずに残った10枚が山札になります。山札がある間は、1枚出すごとに1枚引きます。',
  'change.guide.draw.now': '全部で{tricks}トリックになります。',
  'change.guide.drawn': '1枚引きました',
  'change.guide.drawn.text':
    '引いたカードは自分にしか見えません。前にフォローできなかった人が、今はそのスートを持っているかもしれません。',
  'change.guide.drawn.now': '{card}を引きました。',
  'change.guide.three_suits': '1トリックに2枚',
  'change.guide.three_suits.text':
    'ほかに誰もいないので、2枚目で決まります。シーチェンジは、リードと同じ数字のときだけです。あとから出すほうは、全部わかって選べます。',
  'change.guide.pile_out': '山札がなくなった',
  'change.guide.pile_out.text':
    'もう引きません。残りのカードは自分の手札か相手の手札です。数えていれば、相手の手札がわかります。',
  'change.guide.end_two': '2人のゲームはここまで',
  'change.guide.end_two.text': 'このまま続けて遊べます。次のレッスンは、チーム戦です。',

  'change.guide.teams': '味方',
  'change.guide.teams.text':
    '味方は向かいの席です。チームで取ったカードは、一緒に数えます。味方の手札を見てはいけません。',
  'change.guide.team_target': 'チームの勝利点',
  'change.guide.team_target.text': 'テーブルで決めていなければ、チームの人数より1つ多い勝利点が必要です。',
  'change.guide.mate_takes': '味方が取りそう',
  'change.guide.mate_takes.text':
    '今のままなら、味方がこのトリックを取ります。1点になる9から12を加えましょう。8は、相手が取るトリックのために残します。',
  'change.guide.mate_after': '味方があとから出す',
  'change.guide.mate_after.text':
    '何もかも自分で取ることはありません。味方が同じ数字を出せるカードは、贈り物になります。切り札を変えてもらえるからです。',
  'change.guide.team_scored': '点は一緒に',
  'change.guide.team_scored.text': '2人の点を合わせて、多いほうのチームが勝利点をもらいました。',
  'change.guide.more_players': '5人から8人では',
  'change.guide.more_players.text':
    '5人以上では5つ目のスートが加わり、6人からは数字も増えます。1、2、3は1点減るカードです。チームの人数が違うこともあります。',
  'change.guide.end_teams': 'チーム戦はここまで',
  'change.guide.end_teams.text': 'このまま続けて遊べます。最後のレッスンは、1人で遊ぶゲームです。',

  'change.guide.stack': '相手はカードの山',
  'change.guide.stack.text':
    '手札は10枚、残りの20枚が相手の山です。山の上の1枚がリードになり、あなたが出し、そのあと山の次の1枚が出ます。これを10トリック続けます。',
  'change.guide.solo_turn': 'ルールを守るのは自分だけ',
  'change.guide.solo_turn.text':
    'あなたは、いつものようにフォローし、同じ数字なら出せます。山のカードは何もフォローしません。',
  'change.guide.solo_after': '山の2枚目',
  'change.guide.solo_after.text':
    'あなたのあとに、何が出るかはわかりません。あなたのカードと同じ数字なら、切り札が変わることもあります。',
  'change.guide.need_eight': '8が必要',
  'change.guide.need_eight.text':
    'ラウンドに勝つには、山より点が多く、取ったカードに8が1枚以上必要です。悪いカードを1枚は取ることになるので、ほかに点のあるトリックを選びましょう。',
  'change.guide.solo_taken': '取っても、リードは山',
  'change.guide.solo_taken.text':
    'トリックは取ったほうのものになります。次のリードは、どちらが取っても山のカードです。',
  'change.guide.solo_scored': '自分か、山か',
  'change.guide.solo_scored.text':
    '点が山より多く、8も取っていれば、勝利点はあなたのもの、そうでなければ山のものです。先に決まった数に届いたほうの勝ちです。',
  'change.guide.end_solo': 'レッスンはこれで終わり',
  'change.guide.end_solo.text':
    'これでSea Changeのすべてを覚えました。このまま続けるか、好きな人数でテーブルを作りましょう。',
} satisfies Translation<typeof en>;
