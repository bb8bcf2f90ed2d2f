export { cardName as choiceName } from './telling/names';
