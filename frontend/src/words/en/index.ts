/** The words that every page needs. The words of the table and of the games are loaded with their parts of the page. */
import games from './games';
import shell from './shell';

export default { ...shell, ...games };
