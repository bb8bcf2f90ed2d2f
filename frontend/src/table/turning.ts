import type { BoardProps } from './game';

/** In a replay, what choosing a plate does: the table is seen from its seat. */
export function turning({ turnTo, you, tell }: Pick<BoardProps<never>, 'turnTo' | 'you' | 'tell'>, seat: number) {
  if (!turnTo || seat === you) return undefined;
  return { label: tell.t('replay.from_seat', { name: tell.name(seat) }), asked: false, choose: () => turnTo(seat) };
}
