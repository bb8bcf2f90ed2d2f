import { addWords } from '../../words';
import en from '../../words/en/turn-the-tide';
import ja from '../../words/ja/turn-the-tide';

addWords({ en, ja });
