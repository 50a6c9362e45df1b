import type { Language } from '../text/language.ts';

/** The words of the printed selection. `{n}` and the like are filled in. */
const english = {
  title: 'Selection',
  from: '{pictures} from {galleries}',
  picture: '1 picture',
  pictures: '{n} pictures',
  gallery: '1 gallery',
  galleries: '{n} galleries',
  number: 'No. {n}',
  gone: '1 picture of this selection is no longer in the catalogue.',
  goneMany: '{n} pictures of this selection are no longer in the catalogue.',
  notes: 'Notes',
  open: 'Open this selection',
  telephone: 'Telephone',
  email: 'E-mail',
  page: 'Page {n} of {m}',
};

type SheetWords = Record<keyof typeof english, string>;

const hindi: SheetWords = {
  title: 'चयन',
  from: '{galleries} से {pictures}',
  picture: '1 चित्र',
  pictures: '{n} चित्र',
  gallery: '1 गैलरी',
  galleries: '{n} गैलरी',
  number: 'नं. {n}',
  gone: 'इस चयन का 1 चित्र अब कैटलॉग में नहीं है।',
  goneMany: 'इस चयन के {n} चित्र अब कैटलॉग में नहीं हैं।',
  notes: 'टिप्पणी',
  open: 'यह चयन खोलें',
  telephone: 'टेलीफ़ोन',
  email: 'ईमेल',
  page: 'पेज {n} / {m}',
};

const odia: SheetWords = {
  title: 'ଚୟନ',
  from: '{galleries}ରୁ {pictures}',
  picture: '1ଟି ଚିତ୍ର',
  pictures: '{n}ଟି ଚିତ୍ର',
  gallery: '1ଟି ଗ୍ୟାଲେରୀ',
  galleries: '{n}ଟି ଗ୍ୟାଲେରୀ',
  number: 'ନଂ {n}',
  gone: 'ଏହି ଚୟନର 1ଟି ଚିତ୍ର ଏବେ କାଟାଲଗରେ ନାହିଁ।',
  goneMany: 'ଏହି ଚୟନର {n}ଟି ଚିତ୍ର ଏବେ କାଟାଲଗରେ ନାହିଁ।',
  notes: 'ଟିପ୍ପଣୀ',
  open: 'ଏହି ଚୟନ ଖୋଲନ୍ତୁ',
  telephone: 'ଟେଲିଫୋନ୍',
  email: 'ଇମେଲ୍',
  page: 'ପୃଷ୍ଠା {n} / {m}',
};

/** `sheetWords('hi').title` → `'चयन'` */
export function sheetWords(language: Language): SheetWords {
  return { en: english, hi: hindi, or: odia }[language];
}
