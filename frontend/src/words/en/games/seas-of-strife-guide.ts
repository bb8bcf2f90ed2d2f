import type { Catalogue } from '../../types';

export default {
  'seas.lesson.basics': 'Tricks nobody wants',
  'seas.lesson.basics_line': 'Eight suits, what may be played, and who has to take the trick.',
  'seas.lesson.following': 'Playing well: staying below',
  'seas.lesson.following_line': 'Which card to follow with, and what to throw away.',
  'seas.lesson.leading': 'Playing well: the lead',
  'seas.lesson.leading_line': 'What to lead, what is still out, and what a Face card is good for.',
  'seas.lesson.passing': 'Passing',
  'seas.lesson.passing_line': 'Two cards go to somebody else before each round.',
  'seas.lesson.happy': 'Happy Faces',
  'seas.lesson.happy_line': 'Face cards in your tricks take points away.',
  'seas.lesson.strife': 'The rules of Strife',
  'seas.lesson.strife_line': 'A Face card zeroes its own suit out.',

  'seas.guide.cards': 'Eight suits, sixty numbers',
  'seas.guide.cards.text':
    'Every number is there once, so the number alone names a card. Low suits are long: orange has eleven cards. High suits are short: dark red has four. The highest card of each suit, with a star, is its Face card.',
  'seas.guide.aim': 'What you want',
  'seas.guide.aim.text':
    'Everybody plays one card to a trick, and somebody has to take it. Each trick taken is a penalty point. The fewest points win, so try to take nothing.',
  'seas.guide.open': 'The 0 opens',
  'seas.guide.open.text':
    'Whoever holds the lowest card in play leads it to the first trick of the round. With four or more players that is the 0; with three some suits stay in the box, and it is the 11.',
  'seas.guide.open.now': 'You held the {card}: you opened the round with it.',
  'seas.guide.follow': 'Following',
  'seas.guide.follow.text':
    'If you hold a card of a suit that already lies in the trick, you must play such a card. Which one is up to you.',
  'seas.guide.follow.now': 'Now you may follow {suits}.',
  'seas.guide.any_suit': 'Any suit in the trick',
  'seas.guide.any_suit.text':
    'There is not only the suit that was led. Every suit that somebody has added may be followed, and you choose among those that you hold. But one of them it must be.',
  'seas.guide.free': 'Nothing to follow with',
  'seas.guide.free.text':
    'You hold none of the suits in the trick, so you may play any card. If it brings a new suit into the trick, those after you may follow that suit, too.',
  'seas.guide.most': 'The most cards decide',
  'seas.guide.most.text':
    'The suit with the most cards in the trick counts, and its highest card takes the trick. A high number of another suit takes nothing.',
  'seas.guide.tied': 'Suits that tie',
  'seas.guide.tied.text':
    'Where several suits have the most cards, all of them count: the highest card among them takes the trick.',
  'seas.guide.lead': 'Your lead',
  'seas.guide.lead.text':
    'Whoever took the trick leads the next one, with any card. That is the second price of a trick: the leader knows least about it.',
  'seas.guide.face': 'Taken with a Face card',
  'seas.guide.face.text':
    'The card that took this trick is the highest of its suit. Whoever takes a trick with a Face card chooses who leads the next one: anybody, or themselves.',
  'seas.guide.choose': 'Who shall lead?',
  'seas.guide.choose.text':
    'Choose a player to lead the next trick, or yourself. After the last trick of a round there is nothing to choose.',
  'seas.guide.scored': 'A round is scored',
  'seas.guide.scored.text':
    'Each trick was a point. Cards are dealt anew until somebody has enough points at the end of a round; then whoever has the fewest wins, and those who tie for the fewest win together.',
  'seas.guide.scored.now': 'At this table the game ends at {target} points.',
  'seas.guide.end_basics': 'That is the whole game',
  'seas.guide.end_basics.text':
    'Play on as long as you like. The next two lessons are about playing well; the ones after them each add an option.',

  'seas.guide.share': 'Less than your share',
  'seas.guide.share.text':
    'There are fifteen tricks for four players, a little under four each. Whoever takes fewer than that is doing well. In this lesson a note comes where the right card saves a trick.',
  'seas.guide.duck': 'Safely below',
  'seas.guide.duck.text':
    'A card below another of its own suit can never take the trick, whatever is played after it. Where you have such a card, this trick is none of your worries.',
  'seas.guide.duck_high': 'As high as is safe',
  'seas.guide.duck_high.text':
    'Of several cards that stay below, play the highest. Its place in the trick is as safe as that of the lowest, and the low one will save you another time.',
  'seas.guide.duck_high.now': 'Here that is the {card}.',
  'seas.guide.last_seat': 'Last to play',
  'seas.guide.last_seat.text':
    'Nothing comes after you, so you can work out exactly which of your cards take the trick. It is the best seat: play something dangerous that does not take.',
  'seas.guide.last_seat.now': 'These do not take it: {cards}.',
  'seas.guide.last_seat.none': 'This time every card that you may play takes it.',
  'seas.guide.must_take': 'If it must be, then high',
  'seas.guide.must_take.text':
    'You are the last, and whatever you play takes the trick. It costs one point either way: take it with your highest card and keep the low ones.',
  'seas.guide.must_take.now': 'The highest that you may play is the {card}.',
  'seas.guide.throw_away': 'Throwing cards away',
  'seas.guide.throw_away.text':
    'You may play anything: the moment to lose a card that would take a trick later. That is not always your highest number. It is a high card of its suit, with many lower ones still out and nothing lower in your own hand.',
  'seas.guide.one_each': 'One card of each suit',
  'seas.guide.one_each.text':
    'So far every suit lies there once. If that stays so, all of them tie, and the highest number takes the trick. A second card of any suit changes everything.',
  'seas.guide.second_suit': 'Two suits in a race',
  'seas.guide.second_suit.text':
    'Two suits had several cards. With each card that somebody adds, a suit can overtake the other, and with it the danger moves from one player to another.',
  'seas.guide.end_following': 'Following: that was it',
  'seas.guide.end_following.text': 'Play on and try it out. The next lesson is about what to lead.',

  'seas.guide.least_known': 'The leader knows least',
  'seas.guide.least_known.text':
    'Who plays last knows everything about a trick, and who leads knows only their own hand and what has been played. In this lesson a note comes where you lead, or could.',
  'seas.guide.cheap_lead': 'A lead that others must beat',
  'seas.guide.cheap_lead.text':
    'Lead a card that has many higher ones of its suit still out, and few lower: whoever follows will have to go over it. The number itself does not matter, only what is left of the suit.',
  'seas.guide.cheap_lead.now': 'Your {card}: {above} higher ones are still out, {below} lower.',
  'seas.guide.no_cheap_lead': 'No good lead',
  'seas.guide.no_cheap_lead.text':
    'All your cards have lower ones of their suit outside. Then take the least bad: as few lower cards outside as possible, and rather a suit that the others still hold, so that they have to follow.',
  'seas.guide.count': 'Counting what is out',
  'seas.guide.count.text':
    'Every card is there once, and all were seen as they fell. Each trick changes what is dangerous: a 6 of orange is low as long as 7 to 10 are out, and the highest once they have gone.',
  'seas.guide.alone': 'A suit of your own',
  'seas.guide.alone.text':
    'You hold a suit that nobody else has any more. If you lead it, the others throw what they like, and your card takes the trick unless two of their cards match. Throw such cards away on the tricks of others.',
  'seas.guide.alone.now': 'For instance your {card}.',
  'seas.guide.give_lead': 'Let the left neighbour lead',
  'seas.guide.give_lead.text':
    'A Face card lets you choose. If the player on your left leads, you are the last to play, and you see everything before you choose a card.',
  'seas.guide.give_lead.now': 'On your left is {name}.',
  'seas.guide.take_face': 'If it must be, with the Face',
  'seas.guide.take_face.text':
    'You have to take this trick. With a Face card you at least choose who leads next, and the card is gone.',
  'seas.guide.take_face.now': 'You can do it with the {card}.',
  'seas.guide.watch_totals': 'Look at the totals',
  'seas.guide.watch_totals.text':
    'The game ends for all when one player has too many points. If you are ahead, it may end soon: tricks for whoever has most help you. If you are behind, tricks for the one in front count most.',
  'seas.guide.end_leading': 'Leading: that was it',
  'seas.guide.end_leading.text':
    'You know what strong players go by. The strategy page has the same in numbers. The next lessons each add an option of the game.',

  'seas.guide.pass': 'Two cards for somebody',
  'seas.guide.pass.text':
    'Before each round everybody chooses two cards and gives them away, all at the same time, before seeing what they get. Any card may be passed, the 0 as well: whoever receives it opens.',
  'seas.guide.pass.now': 'In this round yours go to {name}.',
  'seas.guide.pass_what': 'What to pass',
  'seas.guide.pass_what.text':
    'Not simply your highest numbers: the short, high suits are seldom the ones that take. Pass cards that are high in a long suit, where you hold nothing lower to hide behind.',
  'seas.guide.received': 'You received two cards',
  'seas.guide.received.text':
    'Whoever gave them to you knows where they are. The page keeps the passed cards for you to look at.',
  'seas.guide.received.now': 'From {name}: {cards}.',
  'seas.guide.remember': 'You know two cards',
  'seas.guide.remember.text':
    'You know where the two cards lie that you gave away. As long as they have not been played, you know something about that hand which nobody else does.',
  'seas.guide.pass_on': 'One place further',
  'seas.guide.pass_on.text':
    'Each round the cards go one place further to the left. In the round in which they would come back to you, nobody passes.',
  'seas.guide.end_passing': 'Passing: that was it',
  'seas.guide.end_passing.text': 'Play on as long as you like. The next lesson turns Face cards into good cards.',

  'seas.guide.happy': 'Faces that make happy',
  'seas.guide.happy.text':
    'Each Face card in your tricks cancels one of your tricks at the end of the round. It does not matter who played it. Less than no points in a round is not possible.',
  'seas.guide.happy_trick': 'A Face card in the trick',
  'seas.guide.happy_trick.text': 'A trick with one Face card costs nothing. With two it even makes another trick good.',
  'seas.guide.happy_trick.now': { one: 'In this one there is {count}.', other: 'In this one there are {count}.' },
  'seas.guide.happy_score': 'Tricks less Faces',
  'seas.guide.happy_score.text':
    'The points of the round are your tricks less the Face cards in them, never below zero.',
  'seas.guide.happy_face': 'Your Face card',
  'seas.guide.happy_face.text':
    'You could play a Face card. It is a present to whoever takes the trick, so do not throw it into a trick of others if you can help it: take a trick with it, which then costs you nothing.',
  'seas.guide.end_happy': 'Happy Faces: that was it',
  'seas.guide.end_happy.text': 'Play on as long as you like. The last lesson is the other set of rules.',

  'seas.guide.strife': 'The other rules',
  'seas.guide.strife.text':
    'All is as you know it, but for the Face cards. If the highest card of a suit lies in the trick, the whole suit is zeroed out: none of its cards can take. With three players only the five highest suits are in play, and the 31 opens.',
  'seas.guide.zeroed': 'Zeroed out',
  'seas.guide.zeroed.text':
    'A Face card lay in this trick, so its suit did not count. Among the other suits it is as always: the most cards, then the highest.',
  'seas.guide.all_zeroed': 'All suits zeroed out',
  'seas.guide.all_zeroed.text':
    'Every suit in the trick had its Face card there. Then the highest card of all takes it.',
  'seas.guide.shield': 'Your Face card as a shield',
  'seas.guide.shield.text':
    'You may follow with a Face card. It takes its suit out of the trick, your own cards and those of others: it takes the trick only if every other suit is zeroed out, too.',
  'seas.guide.shield.now': 'That would be the {card}.',
  'seas.guide.no_choice': 'Nobody chooses',
  'seas.guide.no_choice.text':
    'By these rules nobody chooses a leader: whoever took the trick leads, with whatever card it was taken.',
  'seas.guide.end_strife': 'That was the last lesson',
  'seas.guide.end_strife.text':
    'You know all of Seas of Strife. Play on, or set up a table with the options that you like best.',
} satisfies Catalogue;
