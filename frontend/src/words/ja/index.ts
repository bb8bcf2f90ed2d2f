/** What every page needs; the words of a game come with it. */
import games from './games';
import shell from './shell';
import table from './table';

export default { ...shell, ...games, ...table };
