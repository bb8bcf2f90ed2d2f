export { cardName as choiceName } from './names';
