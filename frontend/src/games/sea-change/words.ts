import { addWords } from '../../words';
import en from '../../words/en/sea-change';
import ja from '../../words/ja/sea-change';

addWords({ en, ja });
