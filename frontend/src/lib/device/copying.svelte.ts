/** Copies a text, and reports whether that was possible. */
export class Copying {
  /** null: not tried yet. */
  done = $state<boolean | null>(null);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
    } catch {
      this.done = false; // Browsers allow it only in secure contexts, which plain http on the home network is not.
    }
  }
}
