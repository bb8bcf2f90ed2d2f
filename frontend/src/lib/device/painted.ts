/** Call `then` after the current changes have been painted; at once if the page is hidden. */
export function painted(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => requestAnimationFrame(then));
}
