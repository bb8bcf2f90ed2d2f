/** Whether a table is stored in this browser and not at a server. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/** A storage key that is set at the first game in this browser. Without it the code for stored tables is not loaded. */
export const PLAYED = 'quarterdeck-local';
