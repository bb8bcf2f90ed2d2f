/** The themes of this package's games with their words (`quarterdeck.analysis.themes`), fetched when needed. */
import type { Meaning, Theme, Unit } from '../contract/thinking';

/** The contents of a `themes.json`. A missing field has its default from Python: no words, no lesson, no share. */
export interface Words {
  better: number;
  unit: Pick<Unit, 'words' | 'threshold'> & Partial<Unit>;
  outcomes: Readonly<Record<string, Partial<Meaning>>>;
  themes: Readonly<Record<string, Pick<Theme, 'name'> & Partial<Theme>>>;
}

const FILES = import.meta.glob<Words>('../../../src/quarterdeck/games/*/themes.json', { import: 'default' });

export const vocabularyOf = async (game: string): Promise<Words | undefined> =>
  FILES[`../../../src/quarterdeck/games/${game.replaceAll('-', '_')}/themes.json`]?.();
