/** What Feud says, with the steps of own maneuvers: loaded in one piece, as the page has it. */
import '../src/games/feud/own-telling.ts';

export { prompt } from '../src/games/feud/asking.ts';
export * as telling from '../src/games/feud/telling.ts';
