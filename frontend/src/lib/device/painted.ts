/** Calls `then` once what has just changed has been painted; at once where nothing is painted. */
export function painted(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => requestAnimationFrame(then));
}
