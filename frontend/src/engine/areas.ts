/** What searches work with, as `quarterdeck.engine` lays it out: the twins of `work_area` and `mind_of`. */
import type { LevelPlan, Module, Numbers, Rows } from './module';

/** Eight words of a key. */
export type Key = readonly number[];

/** How many numbers the index of so many nodes has: a power of two, above a quarter of them free. */
export const places = (room: number): number => 1 << Math.max(3, 32 - Math.clz32(Math.floor((5 * room) / 4)));

export interface Work {
  area: Rows;
  nodes: Rows;
  index: Numbers<'i8'>;
}

/** How a search thinks. */
export type Style = Pick<LevelPlan, 'explore' | 'guided' | 'expects'>;

/** Room for a tree of so many nodes. `drawn`: a random number that is not 0. */
export function workArea(module: Module, key: Key, drawn: number, room: number, level: Style): Work {
  const area = module.rows('work', 1);
  module.call('draw_curve', area);
  area.field('key').values.set(key as never);
  const settings = {
    seats: module.description.most.seats,
    drawn,
    room,
    mask: places(room) - 1,
    explore: level.explore,
  };
  for (const [name, value] of Object.entries(settings)) area.set(name, value);
  area.set('guided', Math.round(level.guided * 65536));
  area.set('expected', Math.round(level.expects * 65536));
  return { area, nodes: module.rows('node', room + 1), index: module.numbers('i8', places(room)) };
}

/** A mind that compares these actions. */
export function mindOf(module: Module, key: Key, drawn: number, actions: readonly number[]): Rows {
  const mind = module.rows('mind', 1);
  mind.field('key').values.set(key as never);
  mind.set('drawn', drawn);
  mind.set('count', actions.length);
  mind.field('legal').values.set(actions as never);
  const spots = mind.field('spot').values;
  for (let at = 0; at < spots.length; at++) spots[at] = at;
  mind.set('learned', module.learned ? 1 : 0);
  return mind;
}
