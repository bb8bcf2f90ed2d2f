/** Pictures by Lorc and Delapouite of game-icons.net, CC BY 3.0: one path for each suit, in a field of 512 by 512. */
import coral from 'virtual:icons/coral';
import fog from 'virtual:icons/fog';
import iceberg from 'virtual:icons/iceberg';
import kraken from 'virtual:icons/kraken-tentacle';
import storm from 'virtual:icons/lightning-storm';
import rock from 'virtual:icons/rock';
import sail from 'virtual:icons/sail';
import whirlpool from 'virtual:icons/whirlpool-shuriken';
import type { Suit } from './rules/cards';

export const PICTURES: Record<Suit, string> = {
  orange: sail,
  red: coral,
  gray: fog,
  blue: iceberg,
  green: rock,
  purple: storm,
  teal: whirlpool,
  darkred: kraken,
};
