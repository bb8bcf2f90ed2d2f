/** Copies a text to the clipboard, and notes whether that was possible. */
export class Copying {
  done = $state<boolean | null>(null);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
    } catch {
      this.done = false; // Browsers allow copying only in secure contexts, so not over plain http.
    }
  }
}
