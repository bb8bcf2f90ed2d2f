export type Language = 'en' | 'ja';

export const LANGUAGES: readonly Language[] = ['en', 'ja'];
