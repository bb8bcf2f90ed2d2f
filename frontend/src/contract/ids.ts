/** What tells the tables that belong to this browser alone from those of a server. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/** Set once somebody has played here: until then nobody looks for what is kept. */
export const PLAYED = 'quarterdeck-local';
