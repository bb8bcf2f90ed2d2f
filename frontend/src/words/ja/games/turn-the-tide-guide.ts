import type en from '../../en/games/turn-the-tide-guide';
import type { Translation } from '../../types';

export default {
  'tide.lesson.basics': '天候と潮位',
  'tide.lesson.basics_line': '勝負、潮位、浮き輪と、テーブルを回っていく手札を覚えます。',
  'tide.lesson.bidding': '上達：何を出すか',
  'tide.lesson.bidding_line': '大きいカードを使うときと、いちばん小さいカードがよいとき。',
  'tide.lesson.hands': '上達：手札を知る',
  'tide.lesson.hands_line': '全員がすべての手札を持ちます。第2ラウンドから何がわかるのでしょうか。',

  'tide.guide.hand': '12枚で1ラウンド',
  'tide.guide.hand.text':
    '手札は天候カード12枚です。数字は1から60で、同じ数字はありません。1ラウンドに12回の勝負があり、1回に1枚ずつ出します。ほかの人の手札は見えません。',
  'tide.guide.preservers': '浮き輪',
  'tide.guide.preservers.text':
    '天候カードには、浮き輪1つや半分が描かれたものがあります。真ん中あたりの数字が1つです。12枚の合計（端数は切り捨て）が、このラウンドの浮き輪で、全員に見えます。最後に残った数が得点です。',
  'tide.guide.preservers.now': { one: 'あなたの浮き輪は{count}個です。', other: 'あなたの浮き輪は{count}個です。' },
  'tide.guide.bid': '勝負',
  'tide.guide.bid.text':
    '潮位カードが2枚めくられます。全員が同時に1枚を選び、大きいほうの2人だけが潮位を取ります。ほかの人が選んでいる間は、選び直せます。',
  'tide.guide.bid.now': '今の潮位は{low}と{high}です。',
  'tide.guide.takes': '誰が何を取るか',
  'tide.guide.takes.text':
    'いちばん大きいカードの人が低いほうの潮位を、2番目の人が高いほうの潮位を取ります。ほかの人は何も取りません。出したカードは、ラウンドが終わるまで使えません。',
  'tide.guide.covers': '新しい潮位が上に重なる',
  'tide.guide.covers.text':
    '取った潮位カードは、前のカードの上に重ねます。数えるのはいちばん上だけです。低い潮位を取れば、高い潮位から逃れられます。',
  'tide.guide.covers.now': '{name}は{before}から{now}になります。',
  'tide.guide.loses': '潮位がいちばん高いと失う',
  'tide.guide.loses.text':
    '勝負のたびに、そのとき潮位がいちばん高い人が、浮き輪を1つ失います。前に取った潮位でも同じです。潮位カードのない人が、いちばん高くなることはありません。',
  'tide.guide.tie': '同じ潮位',
  'tide.guide.tie.text':
    '潮位カードは同じ数字が2枚ずつあります。いちばん高い潮位で2人が並んだら、2人とも浮き輪を1つ失います。',
  'tide.guide.bare': '浮き輪がなくなった',
  'tide.guide.bare.text':
    'まだラウンドに残っています。でも、次に失うときに浮き輪がないと、このラウンドは脱落で、1点減ります。',
  'tide.guide.eliminated': '脱落',
  'tide.guide.eliminated.text':
    '失うはずの浮き輪がもうない人は、次のラウンドまで脱落で、−1点です。残りが2人以下になったら、ラウンドはすぐに終わります。',
  'tide.guide.scored': 'ラウンドの得点',
  'tide.guide.scored.text':
    '残った浮き輪1つにつき1点です。潮位がいちばん低い人には、並んだ人にもそれぞれ、もう1点加わります。潮位カードがなければ、どの潮位よりも低いものとします。脱落した人は−1点で、この1点はもらえません。',
  'tide.guide.passed': '手札は左の人へ',
  'tide.guide.passed.text':
    '12枚をそのまま、浮き輪ごと左の人に渡します。ふつうは人数と同じだけのラウンドがあるので、全員がすべての手札を1回ずつ使います。得点のいちばん多い人の勝ちで、同点なら、ともに勝ちです。',
  'tide.guide.end_basics': 'ルールはこれですべて',
  'tide.guide.end_basics.text': 'このまま続けて遊べます。次の2つは、上達のためのレッスンです。',

  'tide.guide.two_prices': '3つの結果',
  'tide.guide.two_prices.text':
    '結果は3通りですが、たいてい2番目がいちばん損です。大きいカードを使ったのに、高いほうの潮位が来ます。1番を狙うか、何も取らないかのどちらかにして、中くらいのカードは避けましょう。',
  'tide.guide.low_card': '小さいカードの出番',
  'tide.guide.low_card.text':
    '自分より高い潮位の人がいます。そのままなら、失うのはその人です。こういうときに小さいカードを使いましょう。何も取らなければ、今のままでいられます。',
  'tide.guide.cheap': '低い潮位は避難所',
  'tide.guide.cheap.text':
    '3以下の潮位は、めったにいちばん高くならず、最後にいちばん低いかもしれません。大きいカードはこのためにあります。自分の潮位が高いときは、なおさらです。',
  'tide.guide.gap': '離れた2枚',
  'tide.guide.gap.text':
    '片方はとてもよく、片方はとても悪い潮位です。2番目になるといちばん痛い勝負なので、誰にも負けないカードか、惜しくないカードを出しましょう。',
  'tide.guide.both_high': '誰もほしくない2枚',
  'tide.guide.both_high.text':
    '2枚とも高い潮位です。取った人は、すぐに浮き輪を失うでしょう。いちばん小さいカードを出して、ほかの人に任せましょう。',
  'tide.guide.on_top': 'いちばん高いのは自分',
  'tide.guide.on_top.text':
    'このままだと、今回も、そのあとも、浮き輪を失い続けます。低い潮位を上に重ねれば止まります。ほかの人がもっと高い潮位を取っても止まります。',
  'tide.guide.on_top.now': 'いちばん高い潮位は、あなたの{top}です。',
  'tide.guide.keep_strong': 'いちばん強いカード',
  'tide.guide.keep_strong.text':
    'めったに負けないカードは、低い潮位が本当に必要なときにいちばん役に立ちます。早く使ってしまうと、水が首まで来たときに残っていません。',
  'tide.guide.keep_strong.now': 'めったに負けないのは{cards}です。',
  'tide.guide.no_tide': '潮位カードがない',
  'tide.guide.no_tide.text':
    'まだ一度も潮位を取っていません。誰かが潮位を持っている間は失うことがなく、最後には誰よりも低くなります。必要もないのに手放さないようにしましょう。',
  'tide.guide.last_one': 'あとがない',
  'tide.guide.last_one.text':
    '浮き輪がほとんどありません。脱落すると1点減り、ボーナスの望みも消えます。ここからはカードを惜しまず、いちばん高い潮位にならないようにしましょう。',
  'tide.guide.lowest': '最後のボーナス',
  'tide.guide.lowest.text':
    'ラウンドはもうすぐ終わりです。最後の勝負のあとで潮位がいちばん低い人には、浮き輪1つと同じ1点が加わります。取っておいた大きいカードで狙えます。',
  'tide.guide.few_left': 'あと1人で終わり',
  'tide.guide.few_left.text':
    'もう1人脱落すると、ラウンドはすぐに終わり、残った浮き輪がそのまま得点になります。それを早めるほうがよいこともあります。',
  'tide.guide.end_bidding': '勝負はここまで',
  'tide.guide.end_bidding.text': 'このまま続けて試してみましょう。次のレッスンは、手札について何がわかるかです。',

  'tide.guide.same_hands': '手札は全員同じ',
  'tide.guide.same_hands.text':
    '最後には、全員がすべての手札を1回ずつ使います。悪い手札は、誰にとっても悪い手札です。大事なのは、同じ手札でほかの人より多く得点することです。',
  'tide.guide.watch': '出たカードは情報',
  'tide.guide.watch.text':
    '出されたカードは、ゲームの間ずっとその手札のものです。次のラウンドにその手札を持つ人は、そのカードをまた使えます。あなたはもう、それを見ました。',
  'tide.guide.weak_hand': '浮き輪の少ない手札',
  'tide.guide.weak_hand.text':
    '浮き輪は、あまり勝てない真ん中の数字に描かれています。浮き輪が少ない手札には、とても大きいカードと小さいカードが多く、何度も失えない代わりに、誰が何を取るかを左右できます。',
  'tide.guide.left_known': '知っている手札',
  'tide.guide.left_known.text':
    '左隣の人が持っているのは、あなたがさっき使った手札です。中身は全部わかっていて、残りは画面で確かめられます。そのどれよりも大きいカードなら、確実に勝てます。',
  'tide.guide.left_known.now': '{name}さんに残っているのは{low}から{high}までのカードです。',
  'tide.guide.right_knows': '自分も知られている',
  'tide.guide.right_knows.text':
    '右隣の人は、あなたの手札を前に持っていました。何を出せるかを知っているので、不意を突けるとは思わないほうがよいでしょう。',
  'tide.guide.right_knows.now': '右隣は{name}さんです。',
  'tide.guide.seen_bids': 'ほかに見たカード',
  'tide.guide.seen_bids.text':
    'ほかの手札も、一度出たカードならわかっています。自分のカードに勝てるものが、あと何枚あるでしょうか。自分の手札、左隣の手札、もう出たカードは数えなくて済みます。',
  'tide.guide.totals': 'これから持つ手札',
  'tide.guide.totals.text':
    '得点と手札を見比べましょう。よい手札をもう使った人は、これからあまり伸びません。リードしていても、ほかの人にもっとよい手札が残っていれば安心できません。',
  'tide.guide.end_hands': 'レッスンはこれで終わり',
  'tide.guide.end_hands.text':
    'これでTurn the Tideのすべてを覚えました。攻略のページでは、数字で詳しく見られます。このまま続けるか、3人や5人のテーブルを作りましょう。',
} satisfies Translation<typeof en>;
