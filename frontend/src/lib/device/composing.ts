/**
 * Handles Enter during input of Japanese, Chinese or Korean: the key press that ends a composition must not trigger an
 * action of the page.
 */

/**
 * Whether a key press belongs to an input method. In Safari the composition has ended before the key event, so that
 * only the key code 229 shows it.
 */
export const composes = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Stop an Enter that ends a composition from sending, choosing or closing anything, in any field of the page. */
export function keepCompositions(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !composes(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
