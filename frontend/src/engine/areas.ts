/** Allocates the arrays of searches, as `new_search_tree` and `search_of` in `quarterdeck.engine` do. */
import type { LevelPlan, Module, Rows } from './module';

/** A key as eight 32-bit words. */
export type Key = readonly number[];

/** The size of the index of a tree with `room` nodes: at least 8, and a power of two larger than 5/4 of `room`. */
export const places = (room: number): number => 1 << Math.max(3, 32 - Math.clz32(Math.floor((5 * room) / 4)));

/** The settings of a search. */
export type Style = Pick<LevelPlan, 'explore' | 'guided' | 'expects'>;

/** Allocate a search tree with `room` nodes. `drawn` is a random number other than 0. */
export function newSearchTree(module: Module, key: Key, drawn: number, room: number, level: Style) {
  const tree = module.rows('search_tree', 1);
  module.call('draw_curve', tree);
  tree.field('key').values.set(key as never);
  const settings = {
    seats: module.description.most.seats,
    drawn,
    room,
    mask: places(room) - 1,
    explore: level.explore,
  };
  for (const [name, value] of Object.entries(settings)) tree.set(name, value);
  tree.set('guided', Math.round(level.guided * 65536));
  tree.set('expected', Math.round(level.expects * 65536));
  return { tree, nodes: module.rows('node', room + 1), index: module.numbers('i8', places(room)) };
}

/** Allocate a search that compares these actions. */
export function searchOf(module: Module, key: Key, drawn: number, actions: readonly number[]): Rows {
  const search = module.rows('search', 1);
  search.field('key').values.set(key as never);
  search.set('drawn', drawn);
  search.set('count', actions.length);
  search.field('legal').values.set(actions as never);
  const spots = search.field('spot').values;
  for (let at = 0; at < spots.length; at++) spots[at] = at;
  search.set('learned', module.learned ? 1 : 0);
  return search;
}
