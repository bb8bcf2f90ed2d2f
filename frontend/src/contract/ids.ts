/** Whether a table belongs to this browser alone and not to a server. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/** A storage key, set at the first game here: without it nothing is loaded for stored tables. */
export const PLAYED = 'quarterdeck-local';
