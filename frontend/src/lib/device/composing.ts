/** Input methods: the Enter that ends a composition (Japanese, Chinese, Korean) is no Enter of the page's. */

/**
 * Whether a key press belongs to an input method. Safari ends the composition before it tells of the key, and then
 * only the number 229 says so.
 */
export const composes = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Nothing is sent, chosen or closed by such an Enter, in whatever field of the page it is pressed. */
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
