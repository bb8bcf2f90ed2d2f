export type GameEvent = Deal | Play | Trump | Draw | Trick | RoundEnd | GameEnd;
export interface Deal {
  event: 'deal';
  round: number;
  hands: (string[] | null)[];
  dealer?: number;
  draw_pile?: string[] | null;
  stack?: string[] | null;
}
export interface Play {
  event: 'play';
  seat: number | null;
  card: string;
}
export interface Trump {
  event: 'trump';
  suit: string;
  cause: 'lead' | 'sea_change';
}
export interface Draw {
  event: 'draw';
  seat: number;
  card?: string | null;
}
export interface Trick {
  event: 'trick';
  taker: number | null;
  card: string;
  cards: string[];
}
export interface RoundEnd {
  event: 'round_end';
  points: number[];
  victory_points: number[];
  totals: number[];
  trump_zero: number;
  cards: number[];
}
export interface GameEnd {
  event: 'game_end';
  winners: number[];
  scores: number[];
}
