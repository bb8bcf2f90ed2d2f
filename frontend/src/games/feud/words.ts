import { addWords } from '../../words';
import en from '../../words/en/feud';
import guideEn from '../../words/en/feud-guide';
import ja from '../../words/ja/feud';
import guideJa from '../../words/ja/feud-guide';

addWords({ en, ja });
addWords({ en: guideEn, ja: guideJa });
