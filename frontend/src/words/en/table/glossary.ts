import type { Catalogue } from '../../types';

/** What a game is about, for the first hand; and card players' words. `forms`: as they stand in sentences. */
const en = {
  'aim.label': 'The aim',
  'aim.lesson': 'Two-minute lesson',
  'aim.next': 'Next',
  'aim.known': 'I know it',

  'term.trick.forms': 'trick/tricks',
  'term.trick': 'A trick: everybody plays one card in turn, and one player takes them all.',
  'term.suit.forms': 'suit/suits',
  'term.suit': 'A suit: the cards of one colour and picture.',
  'term.trump.forms': 'trump/trumps',
  'term.trump': 'Trump: the suit that beats every other suit.',
  'term.follow.forms': 'follow/follows/followed',
  'term.follow': 'To follow: to play a card of a suit that is asked for, which you must if you hold one.',
  'term.lead.forms': 'lead/leads/led',
  'term.lead': 'To lead: to play the first card of a trick.',
} satisfies Catalogue;

export default en;
