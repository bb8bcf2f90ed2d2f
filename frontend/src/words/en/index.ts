/** What every page needs; the words of the table and of a game come with them. */
import games from './games';
import shell from './shell';

export default { ...shell, ...games };
