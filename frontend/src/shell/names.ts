/** Words for what the server names: games, options and their values. */
import type { OptionInfo, OptionValue } from '../lib/api';
import type { Level, SeatInfo } from '../lib/protocol';
import { hasWords, list, t, type WordKey } from '../lib/words.svelte';

const words = (key: string, otherwise: string): string => (hasWords(key) ? t(key) : otherwise);

export const gameName = (game: string): string => words(`game.${game}.name`, game);
export const gameLine = (game: string): string => words(`game.${game}.line`, '');
export const optionName = (option: string): string => words(`option.${option}`, option);
export const optionHelp = (option: string): string | undefined => words(`option.${option}.help`, '') || undefined;
export const levelName = (level: Level): string => t(`level.${level}` satisfies WordKey);

/** A value as the form and the waiting room show it. */
export function valueName(option: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'setup.on' : 'setup.off');
  return words(`option.${option}.${String(value)}`, String(value));
}

/** The value that an option has if nobody chooses one, at a number of players. */
export function usual(option: OptionInfo, players: number): OptionValue {
  return option.defaults?.[String(players)] ?? option.default;
}

/** A seat's name with its level where a bot has it. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('wait.free');
  return seat.kind === 'bot' && seat.level ? t('seat.bot', { name: seat.name, level: levelName(seat.level) }) : seat.name;
}

/** Everybody in a record, in one phrase. */
export const seatNames = (seats: readonly { name: string }[]): string => list(seats.map((seat) => seat.name));
