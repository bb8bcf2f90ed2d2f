/** Pictures by Lorc and Delapouite of game-icons.net, CC BY 3.0: one path for each suit, in a field of 512 by 512. */
import crab from 'virtual:icons/crab';
import dolphin from 'virtual:icons/dolphin';
import octopus from 'virtual:icons/octopus';
import star from 'virtual:icons/sea-star';
import turtle from 'virtual:icons/turtle';
import type { Suit } from './cards';

export const PICTURES: Record<Suit, string> = { Y: star, P: octopus, B: dolphin, R: crab, G: turtle };
