import type { GameTable } from '../../../table/game';
import type { WordKey } from '../../../words/translate.svelte';

const KEYS: readonly WordKey[] = [
  'table.key_arrows',
  'table.key_enter',
  'table.key_escape',
  'table.key_g',
  'table.key_t',
  'table.key_s',
  'table.key_r',
  'table.key_c',
  'table.key_p',
  'table.key_l',
  'table.key_help',
];

export function keysOf(game: GameTable, hints: boolean): WordKey[] {
  const keys = KEYS.filter((key) => key !== 'table.key_c' || game.hand);
  return [...keys, ...when(hints, 'table.key_h'), ...when(game.early, 'table.key_early'), ...(game.keys ?? [])];
}

const when = (holds: unknown, key: WordKey): WordKey[] => (holds ? [key] : []);
