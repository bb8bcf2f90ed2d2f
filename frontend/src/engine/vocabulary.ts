/** The themes of the package's games with their words (`quarterdeck.analysis.themes`), fetched when they are said. */
import type { Theme, Unit } from '../contract/thinking';

/** What a file leaves out is as in Python: no words, no lesson, no share. */
export interface Words {
  better: number;
  unit: Pick<Unit, 'words' | 'threshold'> & Partial<Unit>;
  themes: Readonly<Record<string, Pick<Theme, 'name'> & Partial<Theme>>>;
}

const FILES = import.meta.glob<Words>('../../../src/quarterdeck/games/*/themes.json', { import: 'default' });

/** Undefined if the game declares none. */
export const vocabularyOf = async (game: string): Promise<Words | undefined> =>
  FILES[`../../../src/quarterdeck/games/${game.replaceAll('-', '_')}/themes.json`]?.();
