/** Input methods: the Enter that ends a composition (Japanese, Chinese, Korean) must not trigger the page. */

/**
 * Whether a key press belongs to an input method. Safari ends the composition before the key event, and then only the
 * code 229 shows it.
 */
export const composes = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Keep such an Enter from sending, choosing or closing anything, in any field of the page. */
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
