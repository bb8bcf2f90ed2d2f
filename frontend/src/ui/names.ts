/** Words for the server's names: games, options and their values. */
import { readAs, shown } from '../lib/naming';
import type { Said, SeatInfo } from '../contract/protocol';
import { hasWords, list, t } from '../words/translate.svelte';

const words = (key: string, otherwise: string): string => (hasWords(key) ? t(key) : otherwise);

export const gameName = (game: string): string => words(`game.${game}.name`, game);
export const gameLine = (game: string): string => words(`game.${game}.line`, '');
/**
 * The words for an option or a part of it: the game's own words, or the words for all games, or else the server's name.
 */
const ofOption = (game: string, part: string, otherwise: string): string =>
  words(`option.${game}.${part}`, words(`option.${part}`, otherwise));
export const gamePlayers = (game: string): string => words(`game.${game}.players`, '');
export const optionName = (game: string, option: string): string => ofOption(game, option, option);
export const optionHelp = (game: string, option: string): string | undefined =>
  ofOption(game, `${option}.help`, '') || undefined;
/**
 * The text of a note on an option, or on the bots' levels, that depends on the other options. `code` comes from the
 * server.
 */
export const noteText = (code: string | null): string => (code === null ? '' : words(`option.note.${code}`, ''));
/** The name of one of an option's numbers, counted from 1, or of one of its prices. */
export const itemName = (game: string, option: string, item: number | string): string =>
  typeof item === 'number'
    ? ofOption(game, `${option}.item`, '{number}').replace('{number}', String(item))
    : ofOption(game, `${option}.${item}`, item);
/** A level's name; in records also the name of another bot. */
export const levelName = (level: string): string => words(`level.${level}`, level);

/** A value as the form and the waiting room show it. */
export function valueName(game: string, option: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'setup.on' : 'setup.off');
  if (Array.isArray(value)) return new Set(value).size === 1 ? String(value[0]) : value.join(' ');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([item, price]) => `${itemName(game, option, item)} ${price}`);
    return parts.length > 0 ? list(parts) : t('setup.off');
  }
  return ofOption(game, `${option}.${String(value)}`, String(value));
}

/** The name that servers give by default. `shown` may append characters to it. */
const UNNAMED = /^Guest (\d{3})(?![^ ])/;

/** A seat's name as `named` shows it; a deleted person has none. */
export const personName = (name: string): string =>
  name.replace(UNNAMED, (_, number: string) => t('seat.guest', { number })) || t('seat.somebody');

export const guestName = (name: string): string => personName(shown(name));

/** The writer of a chat line: by the name at their seat, or as a spectator. */
export function speaker({ name, seat }: Said, seats: readonly SeatInfo[]): string {
  if (seat === null || seat === undefined) return t('seat.watching', { name: guestName(name) });
  const there = seats[seat];
  return there && there.kind !== 'open' && readAs(there.name) === readAs(name)
    ? personName(there.name)
    : guestName(name);
}

/** The phrase for an external bot with its owner; `owner` is empty if the owner was deleted. */
export const botOf = (owner: string): string => t('seat.bot_of', { owner: guestName(owner) });

/** A seat's name, with a bot's level or owner. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('wait.free');
  if (typeof seat.owner === 'string') return t('seat.bot', { name: personName(seat.name), level: botOf(seat.owner) });
  return seat.kind === 'bot' && seat.level
    ? t('seat.bot', { name: seat.name, level: levelName(seat.level) })
    : personName(seat.name);
}

export const seatNames = (seats: readonly { name: string }[]): string =>
  list(seats.map((seat) => personName(seat.name)));
