/** Worked examples of rule pages: the cards on the table after each step. */
import type { Component } from 'svelte';

export interface Drawn {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Card: Component<any>;
  props: Record<string, unknown>;
}
/** Finds the card that a rule page names, or null. Each game has one in `games/<game>/examples.ts`. */
export type Draw = (name: string) => Drawn | null;

/** The marks of a step, in order: each has one card, or several cards that begin a group of their own. */
export type Step = readonly (readonly string[])[];

export interface Layout {
  /** Adjacent cards, each with the step that lays it. */
  groups: readonly (readonly { name: string; from: number }[])[];
  /** For each step, the cards on the table that it names again. */
  raised: readonly ReadonlySet<string>[];
}

/** Lay out the steps. A card that is named alone is laid down, or raised if it already lies on the table. */
export function layOut(steps: readonly Step[]): Layout {
  const groups: { name: string; from: number }[][] = [];
  const raised = steps.map((marks, from) => {
    const again = new Set<string>();
    for (const names of marks) {
      const [only = ''] = names;
      if (names.length > 1) groups.push(names.map((name) => ({ name, from })));
      else if (groups.some((group) => group.some(({ name }) => name === only))) again.add(only);
      else if (groups.length === 0) groups.push([{ name: only, from }]);
      else groups.at(-1)?.push({ name: only, from });
    }
    return again;
  });
  return { groups, raised };
}
