/** The arrays that searches work in, laid out as in `quarterdeck.engine`: the twins of `work_area` and `mind_of`. */
import type { LevelPlan, Module, Numbers, Rows } from './module';

/** A key as eight 32-bit words. */
export type Key = readonly number[];

/** The size of the index of a tree with `room` nodes: a power of two above 5/4 of them. */
export const places = (room: number): number => 1 << Math.max(3, 32 - Math.clz32(Math.floor((5 * room) / 4)));

export interface Work {
  area: Rows;
  nodes: Rows;
  index: Numbers<'i8'>;
}

/** The settings of a search. */
export type Style = Pick<LevelPlan, 'explore' | 'guided' | 'expects'>;

/** Allocate a search tree with `room` nodes. `drawn` is a random number other than 0. */
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

/** Allocate a mind that compares these actions. */
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
