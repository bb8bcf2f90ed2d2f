import type { Catalogue } from '../../types';

export default {
  'feud.ref.same_suit': 'Both attacks of the same suit: the higher value wins.',
  'feud.ref.same_kind': 'Both of the same kind: the higher value wins.',
  'feud.ref.trump': 'Otherwise trump: Ultimate beats Superior and Normal, Superior beats Normal.',
  'feud.ref.equal': 'Equal values in 1 or 2 are a tie: nothing happens.',
  'feud.ref.kinds_title': 'The kind of your attack',
  'feud.ref.your_unit': 'Your Unit',
  'feud.ref.markers_title': 'Markers and points',
  'feud.ref.one_marker': 'The Unit that loses a column takes one Marker.',
  'feud.ref.two_markers': 'Two, if values decided and the margin is 6 or more. Trump is never more than one.',
  'feud.ref.instant': 'Values with a margin of 10 or more: an Instant Kill. The Unit dies at once.',
  'feud.ref.killed_at': 'A Jack falls at 3 Markers, a Queen at 4, a King at 5, at the end of the round.',
  'feud.ref.killed_skirmish': 'A Jack falls at 3 Markers, a Queen at 4, a King at 5.',
  'feud.ref.points': "Each round: 10 points for every Marker on the enemy's Unit; 15 each if it is killed.",
  'feud.ref.items_title': 'The Items',
  'feud.ref.order':
    'Way of Order: an Ace, a Two or a Joker needs a Strike of yours in an earlier column. It leans on the last one.',
  'feud.ref.armor_attack': 'Value of the last Strike, suit of the Ace.',
  'feud.ref.armor_effect': 'Saves your Unit where values decide and the margin is 3 or less.',
  'feud.ref.armor_affinity': 'King: 5 or less.',
  'feud.ref.weaponry_attack': 'Value of the last Strike plus 2, suit of the Two.',
  'feud.ref.weaponry_affinity': 'Jack: plus 4.',
  'feud.ref.healing_attack': 'The column is a tie.',
  'feud.ref.healing_effect': 'Takes Markers off your Unit: Normal 1, Superior 2, Ultimate 3.',
  'feud.ref.healing_affinity': 'Queen: 1 more.',
  'feud.ref.fate_attack': 'Value and suit of the last Strike.',
  'feud.ref.fate_effect': 'Turns the outcome round, healing too. A tie stays a tie; two Jokers cancel each other.',
  'feud.ref.extensions_title': 'Also at this table',
  'feud.ref.study':
    "Study: first lay your six cards face up. Each of you may lock one card of the enemy's; the rest is arranged anew in secret.",
  'feud.ref.army_reserve': 'Army Reserve: you choose your next Unit out of two.',
  'feud.ref.action_reserve':
    'Action Reserve: once a round put a card away and draw another; take all of them before a later draw. The sixth replaces your hand.',
  'feud.ref.maneuvers': 'Maneuvers: points buy help in its window. Spent points are gone.',
  'feud.ref.own_title': "Maneuvers of this table's own",
  'feud.ref.skirmish_start':
    'Two Jokers in a column, or a tie with exactly one: a Skirmish begins, and the other columns are not fought.',
  'feud.ref.skirmish_decision':
    'Decision Phase: fresh decks, six cards, one Strike each, revealed together. The winner is Active.',
  'feud.ref.skirmish_combat':
    'Combat Phase: in every column left the Active player places a card face up, the Reactive one answers.',
  'feud.ref.skirmish_ten': 'A Ten is a Strike of 10 and does not heal.',
  'feud.ref.skirmish_end': 'It goes on until a Unit dies. Points are doubled: 20 a Marker, 30 on a killed Unit.',

  'feud.lesson.strikes': 'Strikes',
  'feud.lesson.strikes_line': 'The cards from 3 to 9: six columns, and who wins them.',
  'feud.lesson.basic': 'Items, the basic game',
  'feud.lesson.basic_line': 'Armor, Weaponry, Healing and Fate come into the deck.',
  'feud.lesson.study_line': "Show your six cards first, and lock one of the enemy's.",
  'feud.lesson.reservation': 'The Way of Reservation',
  'feud.lesson.reservation_line': 'Choose your next Unit, and put cards by for later.',
  'feud.lesson.affinities_line': 'Every Unit is good with one Item, and a crushing blow kills at once.',
  'feud.lesson.maneuvers': 'Maneuvers',
  'feud.lesson.maneuvers_line': 'Points become money, and buy help at the right time.',
  'feud.lesson.true': 'Skirmishes and True Feud',
  'feud.lesson.true_line': 'Jokers can break a round open. With this you play the whole game.',
  'feud.lesson.always': 'Skirmish Feud, an extra',
  'feud.lesson.always_line': 'Every round is a Skirmish, blow against blow.',

  'feud.guide.units': 'Your Unit',
  'feud.guide.units.text':
    'Your Unit fights for you. Each time it loses a column it takes a Marker: a seal in one of the places on it. A Jack falls at 3 Markers, a Queen at 4, a King at 5. A player who has no Unit left to bring up has lost.',
  'feud.guide.units.now': 'Your {own} meets the {enemy}.',
  'feud.guide.arrange': 'Six columns',
  'feud.guide.arrange.text':
    'Lay your six cards in columns One to Six, face down. The enemy does the same, and neither sees what the other does. Then the columns are turned up and fought, one after the other.',
  'feud.guide.kinds': 'Kinds',
  'feud.guide.kinds.text':
    "How strong a card is depends on your own Unit: Ultimate if it has the Unit's suit, Superior if it has the other suit of that colour, Normal if it has the other colour.",
  'feud.guide.kinds.now': 'With your {rank} in front, {ultimate} are Ultimate, {superior} Superior, {normal} Normal.',
  'feud.guide.striking': 'The Way of Striking',
  'feud.guide.striking.text':
    "In a column: are both cards of the same suit, or of the same kind? Then the higher value wins. If not, trump decides: Ultimate beats the others, and Superior beats Normal. The enemy's kinds go by the enemy's Unit.",
  'feud.guide.by_suit': 'The same suit',
  'feud.guide.by_suit.text':
    'Two attacks of the same suit: the higher value wins, whatever their kinds. The Unit that lost takes a Marker.',
  'feud.guide.by_suit.now': 'Here it is {suit} against {suit}, {high} against {low}.',
  'feud.guide.by_kind': 'The same kind',
  'feud.guide.by_kind.text':
    'The suits differ, but both attacks are of the same kind, each by its own Unit. So the higher value wins.',
  'feud.guide.by_kind.now': 'Here both are {kind}, {high} against {low}.',
  'feud.guide.by_trump': 'Trump',
  'feud.guide.by_trump.text':
    'Neither suit nor kind is the same, so trump decides, and values do not count: even an Ultimate 3 beats a Superior 9. Trump is worth one Marker, never more.',
  'feud.guide.by_trump.now': 'Here {above} beats {below}.',
  'feud.guide.tie': 'A tie',
  'feud.guide.tie.text': 'The values were to decide, and they are equal. Nothing happens.',
  'feud.guide.two_markers': 'A wide margin',
  'feud.guide.two_markers.text':
    'Where values decide and the margin is 6 or more, the hit is worth two Markers. So a high card pays most where you expect the enemy to play the same suit or kind.',
  'feud.guide.two_markers.now': 'Here {high} beats {low} by {margin}.',
  'feud.guide.killed': 'A Unit falls',
  'feud.guide.killed.text':
    'It has as many Markers as kill it, or more. That counts only after the sixth column: until then it fought on. Its owner brings up the next Unit, without any Markers.',
  'feud.guide.tally': 'The tally',
  'feud.guide.tally.text':
    "Every Marker on the enemy's Unit is worth 10 points to you, or 15 if that Unit has been killed. A Unit that lives keeps its Markers, and they count again next round.",
  'feud.guide.refilled': 'A deck is filled up',
  'feud.guide.refilled.text':
    'Your Action Deck held too few cards to draw, so your discard pile was shuffled and put under the rest. Cards that you have played can come again now, and the same happens to the enemy.',
  'feud.guide.end_strikes': 'That is how columns are fought',
  'feud.guide.end_strikes.text':
    'Play on as long as you like. When you want more, the next lesson puts the Items into the deck.',
  'feud.guide.items': 'Items',
  'feud.guide.items.text':
    'Aces, Twos, Tens and Jokers are Items; a sign at the top right shows which. An Ace, a Two or a Joker leans on your last Strike (3 to 9) before it, so one must stand in an earlier column. That is the Way of Order: column One is a Strike or a Ten.',
  'feud.guide.armor': 'Ace: Armor',
  'feud.guide.armor.text':
    'It attacks with the value of your last Strike and its own suit. Where values decide and you lose by 3 or less, your Unit is saved. Against trump it does not help. Behind a high Strike it does most.',
  'feud.guide.weaponry': 'Two: Weaponry',
  'feud.guide.weaponry.text':
    'It attacks with the value of your last Strike plus 2, and with its own suit. Behind a 9 that is 11.',
  'feud.guide.healing': 'Ten: Healing',
  'feud.guide.healing.text':
    'The column is a tie, whatever the enemy plays, and Markers come off your Unit: 1 if the Ten is Normal, 2 if Superior, 3 if Ultimate. It may stand in any column, and stops a strong attack as well.',
  'feud.guide.fate': 'Joker: Fate',
  'feud.guide.fate.text':
    "It repeats your last Strike and turns the outcome round: who would have been hit is spared, and the other is hit. So it belongs behind a low Strike. A Ten's healing is turned round, too; a tie stays a tie.",
  'feud.guide.saved': 'Saved by Armor',
  'feud.guide.saved.text':
    'Values decided, by 3 or less, so the Ace kept its own Unit from harm. No Marker for anybody.',
  'feud.guide.reversed': 'Turned round',
  'feud.guide.reversed.text':
    'The Joker has turned the column round: the hit, or the healing, goes to the other side than it would have.',
  'feud.guide.two_jokers': 'Two Jokers',
  'feud.guide.two_jokers.text':
    'In one column they cancel each other: the outcome is turned round twice, so the two last Strikes decide as usual.',
  'feud.guide.no_strike': 'A hand without a Strike',
  'feud.guide.no_strike.text':
    'There is no 3 to 9 among your six cards, so your Items would have nothing to lean on. They are shuffled back into your Action Deck, and you draw six new cards. The enemy learns that it happened, but not what you held.',
  'feud.guide.end_basic': 'That is the basic game',
  'feud.guide.end_basic.text':
    'It is a whole game, and worth playing for a long time. The next lesson adds the first extension, the Way of Study.',
  'feud.guide.study': 'The Way of Study',
  'feud.guide.study.text':
    'First you both lay your six cards face up, by the Way of Order. It binds you to nothing but one card that the enemy may lock. Show a row that you can live with, or one that hides what you mean.',
  'feud.guide.lock': 'Locking',
  'feud.guide.lock.text':
    "You may name one card of the enemy's: it stays in its column, for you to meet it as you like. Or lock nothing.",
  'feud.guide.rearrange': 'Arranged anew',
  'feud.guide.rearrange.text':
    "What is not locked goes back to the hands and is arranged in secret. You have seen all six cards of the enemy's, and the enemy has seen yours.",
  'feud.guide.rearrange.now': 'Your {card} is locked in column {column}.',
  'feud.guide.end_study': 'That is the Study',
  'feud.guide.end_study.text':
    'Play on as long as you like. The next lesson adds the Way of Reservation: Units to choose from, and cards put by.',
  'feud.guide.army_reserve': 'The Army Reserve',
  'feud.guide.army_reserve.text':
    'You bring up one of the two Units in your Reserve, and the next of the deck takes its place. If only you need one, you know whom it will meet: choose the Unit that suits your cards.',
  'feud.guide.action_reserve': 'The Action Reserve',
  'feud.guide.action_reserve.text':
    'Once a round you may put one card by, face down, and draw another. So cards can wait for a Unit of their suit.',
  'feud.guide.take': 'Take the Reserve up?',
  'feud.guide.take.text':
    'Before you draw, you may take up your whole Action Reserve, all or nothing, and draw only what is missing to six.',
  'feud.guide.sixth': 'The sixth card',
  'feud.guide.sixth.text':
    'Five cards are put by. With a sixth, your hand is discarded and those six are your new hand.',
  'feud.guide.end_reservation': 'That is Reservation',
  'feud.guide.end_reservation.text': 'Play on as long as you like. The next lesson adds the Unit Affinities.',
  'feud.guide.affinities': 'Unit Affinities',
  'feud.guide.affinities.text':
    "Every Unit is good with one Item: a King's Armor saves at a margin of up to 5, a Jack's Weaponry adds 4, and a Queen's Healing takes off one Marker more.",
  'feud.guide.instant': 'Instant Kill',
  'feud.guide.instant.text':
    'Where values decide by 10 or more, the Unit that is hit dies at once. A Jack can do it: a Two behind a 9 is 13, and beats a 3 by 10. So take care with your 3s against a Jack.',
  'feud.guide.instant_kill': 'An Instant Kill',
  'feud.guide.instant_kill.text':
    'Ten or more: the Unit is dead, and its killer scores 15 for each of its Markers now. The next Unit comes at once and fights the columns that are left.',
  'feud.guide.end_affinities': 'Those are the Affinities',
  'feud.guide.end_affinities.text':
    'Play on as long as you like. The next lesson lets you spend your points on Maneuvers.',
  'feud.guide.money': 'Points are money',
  'feud.guide.money.text':
    'From now on points buy Maneuvers, each in its own window of the round. You are asked when you can afford one. Points that you spend are gone, but only where both armies fall together do points decide.',
  'feud.guide.window': 'A window',
  'feud.guide.window.text':
    'You buy by turns, one Maneuver or a pass at a time, until both of you pass one after the other. Who has fewer points goes first, all round long; with equal points, who did not go first in the round before. In round 1 it is drawn by lot.',
  'feud.guide.before_study': 'Before the Study',
  'feud.guide.before_study.text':
    'A Tactical Adjustment gets you the card you want out of your deck or discard pile, for one of your hand. Replacement changes your Unit for one of the Reserve, Markers and all. Resurrection brings a dead Unit back into your deck.',
  'feud.guide.after_study': 'After the Study',
  'feud.guide.after_study.text':
    "Sabotage takes a card out of the enemy's hand blindly and gives them the top one of their deck. A Secret Tactical Adjustment changes a card of yours after the enemy has seen your hand.",
  'feud.guide.before_columns': 'Before column One',
  'feud.guide.before_columns.text':
    "Confuse shuffles the enemy's columns blindly. Betrayal is dear, and strong: you see them, and arrange them anew yourself.",
  'feud.guide.round_end': 'The end of the round',
  'feud.guide.round_end.text':
    'Heal takes a Marker off your Unit. It has scored this time, but it will not score again.',
  'feud.guide.bought': 'The enemy has bought',
  'feud.guide.bought.text':
    'What is bought is told to both of you, and points show who can buy more. An Adjustment shows its cards only if they come from the discard pile; Sabotage shows you what you lose and draw; Replacement and Resurrection name their Unit.',
  'feud.guide.betray': 'Betrayal',
  'feud.guide.betray.text':
    "You see all six cards of the enemy's. Arrange them as badly as you can, by the Way of Order; the enemy does not see how.",
  'feud.guide.end_maneuvers': 'Those are the Maneuvers',
  'feud.guide.end_maneuvers.text':
    'Play on as long as you like. The next lesson adds the last extension: Skirmishes. Then it is True Feud.',
  'feud.guide.skirmishes': 'True Feud',
  'feud.guide.skirmishes.text':
    'Now you play with everything. New is the Skirmish: it breaks out when two Jokers meet in a column, or when a column with one Joker is a tie.',
  'feud.guide.begins': 'A Skirmish breaks out',
  'feud.guide.begins.text':
    'The other columns are not fought. You both shuffle all your action cards and draw six new ones, and it goes on until a Unit dies. There are no Maneuvers in it.',
  'feud.guide.always': 'Skirmish Feud',
  'feud.guide.always.text':
    'Every round is a Skirmish from its start. Nothing is arranged in secret: you fight column by column, until a Unit dies.',
  'feud.guide.decision': 'Decision Phase',
  'feud.guide.decision.text':
    'You both place one Strike, at the same time. Whoever wins this column is Active for the rest; a tie is done again in the next column.',
  'feud.guide.ten': 'Tens strike',
  'feud.guide.ten.text': 'In a Skirmish a Ten does not heal. It is a Strike of value 10, and Items may lean on it.',
  'feud.guide.active': 'You are Active',
  'feud.guide.active.text':
    'In each column that is left you place a card face up, and the enemy answers. The Way of Order counts from column One of the Skirmish. All six are fought, even when a Unit has enough Markers.',
  'feud.guide.reactive': 'You are Reactive',
  'feud.guide.reactive.text':
    "The enemy's card lies there, and you answer it with any card that the Way of Order allows. You know what you have to beat.",
  'feud.guide.doubled': 'Doubled points',
  'feud.guide.doubled.text': 'The tally of a Skirmish counts double: 20 points a Marker, 30 on a killed Unit.',
  'feud.guide.end_always': 'That was the last lesson',
  'feud.guide.end_always.text':
    'You know all of Feud. Play on, or set up a table with the extensions that you like best.',
} satisfies Catalogue;
