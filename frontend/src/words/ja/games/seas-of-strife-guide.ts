import type en from '../../en/games/seas-of-strife-guide';
import type { Translation } from '../../types';

export default {
  'seas.lesson.basics': '取りたくないトリック',
  'seas.lesson.basics_line': '8つのスートと、出せるカード、トリックを取る人の決まり方を覚えます。',
  'seas.lesson.following': '上達：下をくぐる',
  'seas.lesson.following_line': 'どのカードでフォローし、何を捨てるか。',
  'seas.lesson.leading': '上達：リード',
  'seas.lesson.leading_line': '何をリードするか、何がまだ残っているか、フェイスカードをどう使うか。',
  'seas.lesson.passing': 'パス',
  'seas.lesson.passing_line': 'ラウンドの前に、2枚をほかの人に渡します。',
  'seas.lesson.happy': 'ハッピーフェイス',
  'seas.lesson.happy_line': '取ったトリックの中のフェイスカードが、失点を消します。',
  'seas.lesson.strife': 'ストライフのルール',
  'seas.lesson.strife_line': 'フェイスカードが出ると、そのスート全体が無効になります。',

  'seas.guide.cards': '8つのスート、60の数字',
  'seas.guide.cards.text':
    '同じ数字のカードは2枚ないので、数字だけでカードが決まります。小さいスートほど枚数が多く（オレンジは11枚）、大きいスートほど少なくなります（濃い赤は4枚）。★のついた最大のカードがフェイスカードです。',
  'seas.guide.aim': 'ゲームの目的',
  'seas.guide.aim.text':
    '1トリックに全員が1枚ずつ出し、誰か1人がそれを取ります。取ったトリック1つにつき1失点です。失点のいちばん少ない人の勝ちなので、なるべく取らないようにします。',
  'seas.guide.open': '0から始まる',
  'seas.guide.open.text':
    'いちばん小さいカードを持つ人が、最初のトリックにそのカードをリードします。4人以上なら0です。3人ではいくつかのスートを使わないので、11になります。',
  'seas.guide.open.now': 'あなたが{card}を持っていたので、それでラウンドが始まりました。',
  'seas.guide.follow': 'フォロー',
  'seas.guide.follow.text':
    'すでに出ているスートのカードを持っていたら、その中から出さなければなりません。どれを出すかは自由です。',
  'seas.guide.follow.now': '今フォローできるのは{suits}です。',
  'seas.guide.any_suit': 'どのスートでもよい',
  'seas.guide.any_suit.text':
    'フォローできるのは、リードされたスートだけではありません。あとから出たスートも対象です。持っているものの中から選べますが、必ずそのどれかを出します。',
  'seas.guide.free': 'フォローできないとき',
  'seas.guide.free.text':
    '場にあるスートを1枚も持っていないので、どのカードでも出せます。新しいスートを出すと、次の人からは、それもフォローの対象になります。',
  'seas.guide.most': '枚数の多いスート',
  'seas.guide.most.text':
    'トリックの中で枚数がいちばん多いスートだけを見て、その最大のカードが取ります。ほかのスートの大きい数字は関係ありません。',
  'seas.guide.tied': '枚数が並んだら',
  'seas.guide.tied.text':
    '枚数がいちばん多いスートがいくつもあるときは、そのすべての中で最大のカードがトリックを取ります。',
  'seas.guide.lead': 'あなたのリード',
  'seas.guide.lead.text':
    'トリックを取った人が、次のトリックをリードします。どのカードでも出せますが、リードする人は何もわからないまま選ぶので、これも取ったことの代償です。',
  'seas.guide.face': 'フェイスカードで取る',
  'seas.guide.face.text':
    'このトリックは、スートの最大のカードが取りました。フェイスカードで取った人は、次に誰がリードするかを決められます。自分でもかまいません。',
  'seas.guide.choose': '誰にリードさせますか？',
  'seas.guide.choose.text':
    '次のトリックをリードする人を選びます。自分でもかまいません。ラウンドの最後のトリックのあとでは選びません。',
  'seas.guide.scored': 'ラウンドの得点',
  'seas.guide.scored.text':
    'トリック1つが1失点です。ラウンドの終わりに誰かの失点が決まった数に届くまで、配り直して続けます。届いたら、失点のいちばん少ない人の勝ちです。並んだら、ともに勝ちです。',
  'seas.guide.scored.now': 'このテーブルでは、{target}点で終わりです。',
  'seas.guide.end_basics': 'ルールはこれですべて',
  'seas.guide.end_basics.text':
    'このまま続けて遊べます。次の2つのレッスンは上達のため、そのあとはオプションを1つずつ加えます。',

  'seas.guide.share': '自分の分より少なく',
  'seas.guide.share.text':
    '4人で15トリックなので、1人あたり4つ弱です。それより少なければ上出来です。このレッスンでは、カードの選び方でトリックを減らせるところで説明します。',
  'seas.guide.duck': '下なら安全',
  'seas.guide.duck.text':
    '同じスートのもっと大きいカードが場にあれば、それより小さいカードは、このあと何が出ても取ることがありません。そういうカードがあれば、このトリックは安心です。',
  'seas.guide.duck_high': '安全な中でいちばん大きく',
  'seas.guide.duck_high.text':
    '下をくぐれるカードが何枚もあるなら、いちばん大きいものを出しましょう。安全なことは同じで、小さいカードはあとでまた役に立ちます。',
  'seas.guide.duck_high.now': 'ここでは{card}です。',
  'seas.guide.last_seat': '最後に出す人',
  'seas.guide.last_seat.text':
    'あとに誰もいないので、どのカードなら取るかがはっきりわかります。いちばん有利な席です。取らずに済むカードの中から、危ないものを出しましょう。',
  'seas.guide.last_seat.now': '取らずに済むのは{cards}です。',
  'seas.guide.last_seat.none': '今回は、何を出しても取ることになります。',
  'seas.guide.must_take': '取るなら大きいカードで',
  'seas.guide.must_take.text':
    '最後の番で、何を出しても取ることになります。失点は同じなので、いちばん大きいカードで取り、小さいカードを残しましょう。',
  'seas.guide.must_take.now': '出せる中でいちばん大きいのは{card}です。',
  'seas.guide.throw_away': '何を捨てるか',
  'seas.guide.throw_away.text':
    'どのカードでも出せるので、あとで取ることになりそうなカードを捨てる機会です。いちばん大きい数字とはかぎりません。自分にその下がなく、下のカードがまだたくさん残っている、スートの上のほうのカードです。',
  'seas.guide.one_each': 'どのスートも1枚',
  'seas.guide.one_each.text':
    '今のところ、どのスートも1枚ずつです。このままなら、すべて並んで、いちばん大きい数字が取ります。どれかのスートに2枚目が出ると、がらりと変わります。',
  'seas.guide.second_suit': '2つのスートの競争',
  'seas.guide.second_suit.text':
    '2つのスートが何枚も出ました。1枚加わるごとに、多いほうのスートが入れ替わることがあり、取りそうな人も入れ替わります。',
  'seas.guide.end_following': 'フォローはここまで',
  'seas.guide.end_following.text': 'このまま続けて試してみましょう。次のレッスンは、何をリードするかです。',

  'seas.guide.least_known': 'リードは手探り',
  'seas.guide.least_known.text':
    '最後に出す人にはすべてがわかり、リードする人には、自分の手札と、もう出たカードしかわかりません。このレッスンでは、あなたのリードや、リードを選ぶところで説明します。',
  'seas.guide.cheap_lead': '越えてもらえるリード',
  'seas.guide.cheap_lead.text':
    '同じスートの大きいカードがたくさん残り、小さいカードが少ないものをリードしましょう。フォローする人は、越えるしかありません。大事なのは数字そのものではなく、スートの残りです。',
  'seas.guide.cheap_lead.now': '{card}より大きいカードは{above}枚、小さいカードは{below}枚残っています。',
  'seas.guide.no_cheap_lead': 'よいリードがない',
  'seas.guide.no_cheap_lead.text':
    'どのカードにも、もっと小さいカードが残っています。その枚数がなるべく少ないものを選びましょう。ほかの人がまだ持っていて、フォローしてくれるスートのほうがましです。',
  'seas.guide.count': '残りを数える',
  'seas.guide.count.text':
    '出たカードは全員が見ています。1トリックごとに、危ないカードも変わります。オレンジの6は、7から10が残っていれば小さいカードですが、それが出てしまえば最大です。',
  'seas.guide.alone': '自分だけのスート',
  'seas.guide.alone.text':
    'ほかの誰も持っていないスートがあります。これをリードすると、ほかの人は好きなものを捨て、同じスートが2枚そろわないかぎり、取ることになりやすいカードです。ほかの人のトリックに捨てましょう。',
  'seas.guide.alone.now': 'たとえば{card}です。',
  'seas.guide.give_lead': '左の人にリードさせる',
  'seas.guide.give_lead.text':
    'フェイスカードで取ったので選べます。左隣の人がリードすれば、自分は最後になり、全部を見てから出せます。',
  'seas.guide.give_lead.now': '左隣は{name}さんです。',
  'seas.guide.take_face': '取るならフェイスカードで',
  'seas.guide.take_face.text':
    'このトリックは取るしかありません。フェイスカードで取れば、次のリードを選べますし、そのカードもなくなります。',
  'seas.guide.take_face.now': '{card}で取れます。',
  'seas.guide.watch_totals': '合計を見る',
  'seas.guide.watch_totals.text':
    '誰か1人の失点が届くと、全員のゲームが終わります。リードしているなら、失点の多い人が取ってくれれば早く終わります。追いかけるなら、首位の人に取らせることがいちばん大事です。',
  'seas.guide.end_leading': 'リードはここまで',
  'seas.guide.end_leading.text':
    '強い人の考え方はこれでわかりました。攻略のページでは、同じことを数字で見られます。このあとのレッスンでは、オプションを1つずつ加えます。',

  'seas.guide.pass': '2枚を渡す',
  'seas.guide.pass.text':
    'ラウンドの前に、全員が2枚ずつ選んで渡します。何をもらうかは、渡してからわかります。0も渡せて、そのときはもらった人が始めます。',
  'seas.guide.pass.now': 'このラウンドでは{name}さんに渡します。',
  'seas.guide.pass_what': '何を渡すか',
  'seas.guide.pass_what.text':
    'いちばん大きい数字を渡せばよい、というわけではありません。枚数の少ない大きいスートは、あまり取りません。枚数の多いスートの上のほうで、自分にその下のカードがないものを渡しましょう。',
  'seas.guide.received': '2枚もらいました',
  'seas.guide.received.text':
    'くれた人は、その2枚がどこにあるかを知っています。渡したカードともらったカードは、いつでも画面で確かめられます。',
  'seas.guide.received.now': '{name}さんから{cards}をもらいました。',
  'seas.guide.remember': '2枚は知っている',
  'seas.guide.remember.text':
    '渡した2枚がどこにあるかは、自分にはわかっています。それが出るまでは、その人の手札について、ほかの誰も知らないことを知っていることになります。',
  'seas.guide.pass_on': 'ラウンドごとに1つ先へ',
  'seas.guide.pass_on.text':
    '渡す相手は、ラウンドごとに1つずつ左へ移ります。1周して自分に戻るラウンドでは、パスはありません。',
  'seas.guide.end_passing': 'パスはここまで',
  'seas.guide.end_passing.text': 'このまま続けて遊べます。次のレッスンでは、フェイスカードがうれしいカードになります。',

  'seas.guide.happy': 'うれしいフェイスカード',
  'seas.guide.happy.text':
    '取ったトリックの中のフェイスカード1枚につき、ラウンドの終わりに失点が1つ消えます。誰が出したカードでもかまいません。1ラウンドの失点が0より小さくなることはありません。',
  'seas.guide.happy_trick': 'フェイスカードのあるトリック',
  'seas.guide.happy_trick.text':
    'フェイスカードが1枚あれば、そのトリックの失点は消えます。2枚あれば、ほかのトリックの分まで消えます。',
  'seas.guide.happy_trick.now': { one: 'ここには{count}枚あります。', other: 'ここには{count}枚あります。' },
  'seas.guide.happy_score': 'トリックからフェイスを引く',
  'seas.guide.happy_score.text':
    'ラウンドの失点は、取ったトリックの数から、その中のフェイスカードの枚数を引いたものです。0より小さくはなりません。',
  'seas.guide.happy_face': '自分のフェイスカード',
  'seas.guide.happy_face.text':
    'フェイスカードを出せます。ほかの人のトリックに出すと、取る人への贈り物になります。できれば、それで自分がトリックを取りましょう。そのトリックの失点はありません。',
  'seas.guide.end_happy': 'ハッピーフェイスはここまで',
  'seas.guide.end_happy.text': 'このまま続けて遊べます。最後のレッスンは、もう1つのルールです。',

  'seas.guide.strife': 'もう1つのルール',
  'seas.guide.strife.text':
    '違うのはフェイスカードだけです。スートの最大のカードが場に出ると、そのスート全体が無効になり、取れなくなります。3人のときは大きいほうの5スートだけを使い、31から始まります。',
  'seas.guide.zeroed': '無効になったスート',
  'seas.guide.zeroed.text':
    'このトリックにはフェイスカードがあったので、そのスートは数えません。残りのスートで、いつものように、枚数、次に大きさで決まります。',
  'seas.guide.all_zeroed': 'すべて無効',
  'seas.guide.all_zeroed.text':
    '場のすべてのスートにフェイスカードが出ました。そのときは、全体で最大のカードが取ります。',
  'seas.guide.shield': 'フェイスカードは盾',
  'seas.guide.shield.text':
    'フェイスカードでフォローできます。自分のカードもほかの人のカードも、そのスートは取れなくなります。取ってしまうのは、ほかのスートもすべて無効になったときだけです。',
  'seas.guide.shield.now': 'ここでは{card}です。',
  'seas.guide.no_choice': 'リードは選べない',
  'seas.guide.no_choice.text': 'このルールでは、何で取っても次のリードは選べません。取った人がリードします。',
  'seas.guide.end_strife': 'レッスンはこれで終わり',
  'seas.guide.end_strife.text':
    'これでSeas of Strifeのすべてを覚えました。このまま続けるか、好きなオプションを選んでテーブルを作りましょう。',
} satisfies Translation<typeof en>;
