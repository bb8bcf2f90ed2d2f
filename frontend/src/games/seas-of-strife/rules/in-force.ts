/** Conditions on a table's options under which some of the game's texts read differently. */
import { wordsBy } from '../../../table/sentences';
import type { SeaOptions } from './events';

const strife = ({ rules }: SeaOptions): boolean => rules === 'strife';
const happy = ({ happy_faces: on }: SeaOptions): boolean => on;

export const CONDITIONS = {
  strife_happy: (options: SeaOptions) => strife(options) && happy(options),
  strife,
  happy,
  extra_rounds: ({ tie_break: ties }: SeaOptions) => ties === 'extra_rounds',
  ask: ({ tie_break: ties }: SeaOptions) => ties === 'ask',
};

export const inForce = wordsBy<SeaOptions>(CONDITIONS);
