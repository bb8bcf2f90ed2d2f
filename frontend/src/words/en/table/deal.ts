import type { Catalogue } from '../../types';

/** The deal that all players make together, and its check. */
export default {
  'deal.together': 'Nobody chooses the cards: the deal is made by everybody who plays.',
  'deal.how': 'How it is made',
  'deal.how_before':
    'Your browser, those of the others and the server each think of a secret number, and tell everybody its fingerprint. A fingerprint gives nothing away, but only that number has it.',
  'deal.how_then':
    'Once all seats are taken, the numbers are put together, and all shuffles of the game follow from the whole. By then nobody can change theirs, so nobody could choose the cards.',
  'deal.how_after':
    'After the game anybody can check it. That the server, which deals, never looks at the cards cannot be checked by anybody.',
  'deal.out': 'Without a number so far, because the page there is an older one: {names}',
  'deal.making': 'The deal is being made…',
  'deal.left_out':
    "The server has dealt without your browser's number, though it was sent. If your connection broke just then, this can happen. Otherwise ask the host why.",
  'deal.holds': 'This deal was chosen by nobody',
  'deal.fails': 'Something is wrong with this deal',
  'deal.before': 'This game was dealt by the server alone, as games used to be. There is nothing to check.',
  'deal.alone':
    'The server alone dealt these cards: no browser had a number in the deal. There is nothing that would prove that it chose none.',
  'deal.made': {
    one: 'The shuffles follow from the number of {names} and that of the server.',
    other: 'The shuffles follow from {all} numbers: those of {names}, and that of the server.',
  },
  'deal.fits': 'Each number has the fingerprint that was told beforehand, and together they make the key of the game.',
  'deal.receipt':
    'Your browser remembers the fingerprints that it was told before it showed its number: they are the same, and its number is in the deal.',
  'deal.no_receipt':
    "This browser had no part in the game and remembers nothing of it. That the fingerprints were told beforehand is the server's word.",
  'deal.none': 'No number, because the page was an older one: {names}',
  'deal.absent': 'Not here when the numbers were shown: {names}',
  'deal.broken_off': 'Here, but broke off and showed no number: {names}',
  'deal.flaw.method': 'It was made in a way that this page does not know. A newer Quarterdeck can check it.',
  'deal.flaw.form': 'It tells of other seats than the game has.',
  'deal.flaw.site': "The server's number does not have the fingerprint that it told.",
  'deal.flaw.seat': 'What is told of {name} does not fit together: number and fingerprint.',
  'deal.flaw.twice': 'Two seats told the same fingerprint.',
  'deal.flaw.key': 'The key of the game is not the one that these numbers make.',
  'deal.flaw.other_site': 'Your browser was told another fingerprint of the server beforehand.',
  'deal.flaw.other_list': 'Your browser was told other fingerprints of the players beforehand.',
  'deal.flaw.left_out': 'Your browser showed the number of {name}, and the deal was made without it.',
  'deal.meaning': 'It proves that nobody chose the cards. It does not prove that the server never looked at them.',
  'deal.own': 'To trust no page, this one included',
  'deal.own_help':
    'Save the record of the game and your receipt, and check them with Quarterdeck on a computer of your own. It deals the cards once more from the key, too.',
  'deal.save_record': 'Save the record',
  'deal.save_receipt': 'Save the receipt',
} satisfies Catalogue;
