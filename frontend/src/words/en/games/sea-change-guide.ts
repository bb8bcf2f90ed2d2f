import type { Catalogue } from '../../types';

export default {
  'change.lesson.basics': 'A trump that changes',
  'change.lesson.basics_line': 'Following, matching the last card, and what the tricks are worth.',
  'change.lesson.points': 'Playing well: points',
  'change.lesson.points_line': 'Which tricks to take, and whom to give the eights.',
  'change.lesson.changes': 'Playing well: Sea Changes',
  'change.lesson.changes_line': 'When to turn trump over, and when to leave it.',
  'change.lesson.two': 'Two players',
  'change.lesson.two_line': 'Three suits, and a pile from which you draw.',
  'change.lesson.teams': 'Teams',
  'change.lesson.teams_line': 'Two against two: collected cards are one pile.',
  'change.lesson.solo': 'Alone against the stack',
  'change.lesson.solo_line': 'The opponent is a stack of twenty cards.',

  'change.guide.deck': 'The cards',
  'change.guide.deck.text':
    'With four players there are four suits, each with a 0 and the values from 4 to 12. Everybody holds ten cards, so all of them are in play, and there are ten tricks.',
  'change.guide.worth': 'What cards are worth',
  'change.guide.worth.text':
    'Cards that you collect in tricks count at the end of the round. Some are worth a point, some nothing, and the eights are worth less than nothing.',
  'change.guide.first_lead': 'The first lead sets trump',
  'change.guide.first_lead.text':
    'The first card of a trick sets its lead suit. The very first card of a round also sets trump. The player left of the dealer leads it.',
  'change.guide.follow': 'Following the lead suit',
  'change.guide.follow.text':
    'You hold the lead suit, so you must play it. There is one exception: a card with the same value as the card played just before you is always allowed.',
  'change.guide.may_match': 'You may match',
  'change.guide.may_match.text':
    'You hold a card with the value of the last one. You may play it, even if you could follow. It makes a Sea Change: its suit becomes trump at once. The lead suit stays what it was.',
  'change.guide.may_match.now': 'It would be a Sea Change with {cards}.',
  'change.guide.free': 'Without the lead suit',
  'change.guide.free.text':
    'You hold no card of the lead suit, so you may play anything, trump as well. Nobody is ever bound to play trump.',
  'change.guide.changed': 'Sea Change!',
  'change.guide.changed.text':
    'A card had the same value as the one before it in this trick. So its suit is trump from now on. That happens by itself, also where the suit was trump already.',
  'change.guide.by_lead': 'Without trump',
  'change.guide.by_lead.text':
    'Nobody played trump, so the highest card of the lead suit took the trick. Other suits take nothing, however high.',
  'change.guide.by_trump': 'Trump takes',
  'change.guide.by_trump.text':
    'The highest card of the suit that was trump at the end of the trick took it. What counts is trump at the end, not as it was when a card was played.',
  'change.guide.stays': 'Trump stays',
  'change.guide.stays.text':
    'Whoever took the trick leads the next one, with any card. The lead suit is new with every trick; trump stays until the next Sea Change or the end of the round.',
  'change.guide.zero': 'The zeros',
  'change.guide.zero.text':
    'A 0 is worth nothing, but for one: whoever has collected the 0 of the suit that is trump at the end of the round gets 5 points for it.',
  'change.guide.scored': 'One Victory Point',
  'change.guide.scored.text':
    'Whoever collected the most points in the round gets one Victory Point. It does not matter by how much. Where several tie for the most, each gets one.',
  'change.guide.target': 'The end of the game',
  'change.guide.target.text':
    'Cards are dealt anew, and the deal passes to the left, until somebody has enough Victory Points. If several get there at once, the final trump’s 0 decides, then the fewest cards collected.',
  'change.guide.target.now': { one: 'Here one needs {count}.', other: 'Here one needs {count}.' },
  'change.guide.end_basics': 'That is the whole game',
  'change.guide.end_basics.text':
    'Play on as long as you like. The next two lessons are about playing well; the ones after them are for two, for teams, and for one player.',

  'change.guide.few_points': 'Only five points',
  'change.guide.few_points.text':
    'The eights take away all that the good cards give. What is left in a round is five points, those of the final trump’s 0. With so few of them a single trick decides.',
  'change.guide.poison': 'An eight in the trick',
  'change.guide.poison.text':
    'An 8 eats up four good cards. Unless the trick holds a lot besides, stay below: let somebody else collect it.',
  'change.guide.gift': 'An eight to give away',
  'change.guide.gift.text':
    'You may play an 8, and as things stand somebody else takes the trick. That is the best place for it: four points less for them, and you are rid of it.',
  'change.guide.gift.now': 'It would be {cards}.',
  'change.guide.last_seat': 'Last to play',
  'change.guide.last_seat.text':
    'Nobody can change anything after you. Add up what lies there and decide whether you want it: above nothing take it, below nothing leave it.',
  'change.guide.last_seat.now': 'In the trick so far: {points}.',
  'change.guide.fat': 'A good trick',
  'change.guide.fat.text':
    'There are points in this trick, and you can take it safely. Do it with the lowest card that is enough, unless you want a point of your own in it.',
  'change.guide.fat.now': 'It can be taken with {cards}.',
  'change.guide.feed': 'You cannot take it',
  'change.guide.feed.text':
    'None of your cards takes this trick. Then give it what is bad for whoever takes it, or what is worth nothing. Keep the cards that bring a point for tricks of your own.',
  'change.guide.hold_eight': 'An eight in your hand',
  'change.guide.hold_eight.text':
    'Do not lead it: with few higher ones about, it may come back to you. Wait until somebody else is sure to take a trick in which you may play it.',
  'change.guide.nothing': 'Not every trick is good',
  'change.guide.nothing.text':
    'This trick was worth nothing, or less. Taking many tricks is no aim in itself: cards do not count, points do, and the lead is seldom worth a bad card.',
  'change.guide.one_point': 'By one point is enough',
  'change.guide.one_point.text':
    'The round goes to whoever has the most. So look at who is in front: an 8 for them is worth more than a point for you, and once you lead, you need not risk any more.',
  'change.guide.end_points': 'Points: that was it',
  'change.guide.end_points.text': 'Play on and try it out. The next lesson is about the Sea Change.',

  'change.guide.who_changes': 'Who can change trump',
  'change.guide.who_changes.text':
    'Each value is there once in every suit. So three other cards match a card, and they must be in the hand of whoever plays next. That is why the order of play matters as much as the cards.',
  'change.guide.take_by_match': 'Take by a match',
  'change.guide.take_by_match.text':
    'Your matching card would be trump, and higher than any other trump in the trick. So even a low value can take a trick that seemed to be lost.',
  'change.guide.take_by_match.now': 'That works with {cards}.',
  'change.guide.choose_to': 'You need not',
  'change.guide.choose_to.text':
    'You may match, and you may leave it. Think of three things: who takes this trick under the new trump, whose hand is longer in it, and who has collected which 0.',
  'change.guide.undone': 'Another trump',
  'change.guide.undone.text':
    'What was trump is a plain suit now. High cards of the old one have lost their power, low ones of the new one have gained it. Look at your hand anew.',
  'change.guide.long_trump': 'Many of one suit',
  'change.guide.long_trump.text':
    'You hold many cards of a suit that is not trump. If it becomes trump, you rule the rest of the round. Watch for a card that one of them could match.',
  'change.guide.long_trump.now': 'Your long suit is {suit}.',
  'change.guide.unmatched': 'A card that nobody can match',
  'change.guide.unmatched.text':
    'You have seen all cards of this value, or hold them yourself. If you play it, the next player cannot make a Sea Change.',
  'change.guide.unmatched.now': 'For instance {cards}.',
  'change.guide.before_you': 'Somebody plays after you',
  'change.guide.before_you.text':
    'Whoever plays next may match your card: then its value lies in another suit, which is trump. The fewer cards of that value are still out, the safer you are.',
  'change.guide.zeros': 'Five points at the end',
  'change.guide.zeros.text':
    'Only a few tricks are left, and the 0 of the final trump is worth 5. If you have collected it, keep trump as it is. If somebody else has, look for a Sea Change.',
  'change.guide.last_trick': 'The last trick',
  'change.guide.last_trick.text':
    'Everybody plays the card that is left. If it happens to match the one before it, trump changes once more, and with it the 0 that counts.',
  'change.guide.end_changes': 'Sea Changes: that was it',
  'change.guide.end_changes.text':
    'You know what strong players go by. The strategy page has the same in numbers. The next lesson is the game for two.',

  'change.guide.draw': 'Ten cards and a pile',
  'change.guide.draw.text':
    'For two there are three suits. Ten cards are left over: they are the draw pile. Whoever has played a card draws one, as long as the pile lasts.',
  'change.guide.draw.now': 'So there are {tricks} tricks.',
  'change.guide.drawn': 'You have drawn',
  'change.guide.drawn.text':
    'What you draw only you see. Whoever did not follow before may hold the suit now: a hand changes with every card that is drawn.',
  'change.guide.drawn.now': 'You drew {card}.',
  'change.guide.three_suits': 'Two cards a trick',
  'change.guide.three_suits.text':
    'There is nobody between: the second card decides, and can only match the lead. Whoever plays second knows everything.',
  'change.guide.pile_out': 'The pile is empty',
  'change.guide.pile_out.text':
    'From now on nobody draws. All cards are either played, in your hand, or in the other one: who has counted knows the opponent’s hand.',
  'change.guide.end_two': 'The game for two: that was it',
  'change.guide.end_two.text': 'Play on as long as you like. The next lesson is about teams.',

  'change.guide.teams': 'Your team mate',
  'change.guide.teams.text':
    'Team mates sit opposite each other. What a team collects is one pile and counts together. You may not look into your mate’s hand.',
  'change.guide.team_target': 'Victory Points of the team',
  'change.guide.team_target.text':
    'A team needs one Victory Point more than it has players, unless the table sets another number.',
  'change.guide.mate_takes': 'Your mate has it',
  'change.guide.mate_takes.text':
    'As things stand your mate takes this trick. Give it points: 9 to 12 are worth one each. Keep your eights for a trick of the others.',
  'change.guide.mate_after': 'Your mate plays after you',
  'change.guide.mate_after.text':
    'You need not take everything yourself. A card that your mate could match can be a present: the two of you may change trump together.',
  'change.guide.team_scored': 'Points together',
  'change.guide.team_scored.text': 'The points of both were added up, and the team with more got the Victory Point.',
  'change.guide.more_players': 'Five to eight players',
  'change.guide.more_players.text':
    'With five or more there is a fifth suit, and from six on each suit has more values. Some of those cost a point: 1, 2 and 3. Teams can have different sizes then.',
  'change.guide.end_teams': 'Teams: that was it',
  'change.guide.end_teams.text': 'Play on as long as you like. The last lesson is for you alone.',

  'change.guide.stack': 'Your opponent is a stack',
  'change.guide.stack.text':
    'You hold ten cards, the other twenty lie in the stack. Its top card is led, then you play, then its next card follows, whatever it is. So it is in all ten tricks.',
  'change.guide.solo_turn': 'The rules bind you, not it',
  'change.guide.solo_turn.text': 'You must follow, and may match, as always. The stack follows nothing.',
  'change.guide.solo_after': 'The stack’s second card',
  'change.guide.solo_after.text': 'It came after yours, by chance. It can match your card, too, and turn trump over.',
  'change.guide.need_eight': 'You need an eight',
  'change.guide.need_eight.text':
    'To win the round you need more points than the stack, and at least one 8 among the cards that you collected. So one of the bad cards you must take: choose a trick that is good besides.',
  'change.guide.solo_taken': 'Whoever takes it, the stack leads',
  'change.guide.solo_taken.text':
    'The trick goes to the pile of whoever took it. The next one is led by the stack in any case.',
  'change.guide.solo_scored': 'You or the stack',
  'change.guide.solo_scored.text':
    'The Victory Point goes to you if you have more points and an 8, else to the stack. Whoever has enough of them first wins.',
  'change.guide.end_solo': 'That was the last lesson',
  'change.guide.end_solo.text': 'You know all of Sea Change. Play on, or set up a table for as many as you like.',
} satisfies Catalogue;
