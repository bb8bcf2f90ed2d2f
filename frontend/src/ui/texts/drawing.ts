/** Draws the cards of a rule page's worked examples above their steps. */
import { mount, unmount } from 'svelte';
import Example from './Example.svelte';
import { layOut, type Draw } from './example';

/** Add a table above the steps of each example in `page` that names cards. Returns a function that removes them. */
export function drawExamples(page: Element, draw: Draw): () => void {
  const drawn = [...page.querySelectorAll('.example')].flatMap((example) => {
    const list = example.querySelector('ol');
    const items = [...(list?.children ?? [])];
    const steps = items.map((item) =>
      [...item.querySelectorAll<HTMLElement>('[data-cards]')].map(({ dataset }) => (dataset.cards ?? '').split('|')),
    );
    if (!list || steps.every((step) => step.length === 0)) return [];
    const target = document.createElement('div');
    list.before(target);
    return [{ component: mount(Example, { target, props: { layout: layOut(steps), draw, items } }), target }];
  });
  return () => {
    for (const { component, target } of drawn) void unmount(component).then(() => target.remove());
  };
}
