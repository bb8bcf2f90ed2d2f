import { addWords } from '../../words';
import en from '../../words/en/seas-of-strife';
import ja from '../../words/ja/seas-of-strife';

addWords({ en, ja });
