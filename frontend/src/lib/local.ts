/** What belongs to this browser alone: tables whose ids begin so. All else of them is fetched when it is needed. */

export const isLocal = (id: string): boolean => id.startsWith('local-');

export const local = async (): Promise<typeof import('../local/page').house> => (await import('../local/page')).house;
