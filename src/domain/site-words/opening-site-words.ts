import { openingLook } from './look/site-look.ts';
import { openingSamples } from './samples/sample-terms.ts';
import type { SiteTextId } from './site-text-ids.ts';
import type { SiteText, SiteWordsRecord } from './site-words-record.ts';

/** `openingSiteWords(true)`: what a shop says of its firm before the owner wrote anything: the texts of the demo, and nothing of a shop of one's own. */
export function openingSiteWords(demo: boolean): SiteWordsRecord {
  return {
    languages: ['en', 'hi', 'or'],
    foundingYear: demo ? 2005 : null,
    texts: demo ? demoTexts : blankTexts,
    look: openingLook,
    samples: openingSamples,
  };
}

const blankTexts: Record<SiteTextId, SiteText> = {
  line: {},
  title: {},
  description: {},
  history: {},
  reasons: {},
  overview: {},
  services: {},
  contact: {},
};

/** The texts of the specification's firm, word for word. */
const demoTexts: Record<SiteTextId, SiteText> = {
  line: {
    en: 'Wholesaler and trader of interior and building-finishing products, since 2005.',
    hi: '2005 से इंटीरियर और बिल्डिंग फ़िनिशिंग के सामान के थोक विक्रेता और व्यापारी।',
    or: '2005 ମସିହାରୁ ଇଣ୍ଟେରିଅର୍ ଓ ବିଲ୍ଡିଂ ଫିନିସିଂ ସାମଗ୍ରୀର ପାଇକାରୀ ବିକ୍ରେତା ଓ ବ୍ୟବସାୟୀ।',
  },
  title: {
    en: '{firm}, interior and building-finishing products',
    hi: '{firm}, इंटीरियर और बिल्डिंग फ़िनिशिंग का सामान',
    or: '{firm}, ଇଣ୍ଟେରିଅର୍ ଓ ବିଲ୍ଡିଂ ଫିନିସିଂ ସାମଗ୍ରୀ',
  },
  description: {
    en: '{firm}: wallpapers, panels, louvers, flooring, ceilings, carpets, blinds, awnings and solar films, since 2005.',
    hi: '{firm}: 2005 से वॉलपेपर, पैनल, लूवर, फ़्लोरिंग, सीलिंग, कारपेट, ब्लाइंड्स, ऑनिंग और सोलर फ़िल्म।',
    or: '{firm}: 2005 ମସିହାରୁ ୱାଲପେପର୍, ପ୍ୟାନେଲ୍, ଲୁଭର୍, ଫ୍ଲୋରିଂ, ସିଲିଂ, କାର୍ପେଟ୍, ବ୍ଲାଇଣ୍ଡସ୍, ଅନିଂ ଓ ସୋଲାର୍ ଫିଲ୍ମ।',
  },
  history: {
    en: lines(
      '{firm} was established in 2005, as a wholesaler and trader of interior and building-finishing products.',
      'The catalogue now holds {n} categories, for walls, floors, ceilings, facades, windows and outdoors.',
    ),
    hi: lines(
      '{firm} की स्थापना 2005 में इंटीरियर और बिल्डिंग फ़िनिशिंग के सामान के थोक विक्रेता और व्यापारी के रूप में हुई।',
      'कैटलॉग में अब {n} श्रेणियाँ हैं: दीवार, फ़र्श, छत, बाहरी दीवार, खिड़की और आउटडोर के लिए।',
    ),
    or: lines(
      '{firm} 2005 ମସିହାରେ ଇଣ୍ଟେରିଅର୍ ଓ ବିଲ୍ଡିଂ ଫିନିସିଂ ସାମଗ୍ରୀର ପାଇକାରୀ ବିକ୍ରେତା ଓ ବ୍ୟବସାୟୀ ଭାବେ ପ୍ରତିଷ୍ଠିତ ହୋଇଥିଲା।',
      'କାଟାଲଗରେ ଏବେ {n}ଟି ଶ୍ରେଣୀ ଅଛି: କାନ୍ଥ, ଚଟାଣ, ଛାତ, ବାହାର କାନ୍ଥ, ଝରକା ଓ ଆଉଟଡୋର୍ ପାଇଁ।',
    ),
  },
  reasons: {
    en: lines(
      '{n} product categories from one trader.',
      'Offices in {cities}.',
      'Galleries and brochures to look through before you decide.',
      'A quotation in writing, with the rate, the unit and the GST of each line.',
    ),
    hi: lines(
      'एक ही व्यापारी के पास {n} श्रेणियों के उत्पाद।',
      '{cities} में ऑफ़िस।',
      'फ़ैसला करने से पहले देखने के लिए गैलरियाँ और ब्रोशर।',
      'लिखित कोटेशन, जिसमें हर लाइन का रेट, यूनिट और GST लिखा हो।',
    ),
    or: lines(
      'ଜଣେ ବ୍ୟବସାୟୀଙ୍କ ପାଖରେ ହିଁ {n}ଟି ଶ୍ରେଣୀର ଉତ୍ପାଦ।',
      '{cities}ରେ ଅଫିସ୍।',
      'ନିଷ୍ପତ୍ତି ନେବା ପୂର୍ବରୁ ଦେଖିବା ପାଇଁ ଗ୍ୟାଲେରୀ ଓ ବ୍ରୋସର୍।',
      'ଲିଖିତ କୋଟେସନ୍, ଯେଉଁଥିରେ ପ୍ରତ୍ୟେକ ଲାଇନର ରେଟ୍, ୟୁନିଟ୍ ଓ GST ଲେଖାଥାଏ।',
    ),
  },
  overview: {
    en: 'Wholesale and trade supply of wallpapers, PVC panels, WPC louvers, wooden and gym flooring, artificial grass, ceilings, carpets, blinds, awnings, solar films and more.',
    hi: 'वॉलपेपर, PVC पैनल, WPC लूवर, वुडन और जिम फ़्लोरिंग, आर्टिफ़िशियल घास, सीलिंग, कारपेट, ब्लाइंड्स, ऑनिंग, सोलर फ़िल्म और दूसरे सामान की थोक और ट्रेड सप्लाई।',
    or: 'ୱାଲପେପର୍, PVC ପ୍ୟାନେଲ୍, WPC ଲୁଭର୍, ୱୁଡେନ୍ ଓ ଜିମ୍ ଫ୍ଲୋରିଂ, କୃତ୍ରିମ ଘାସ, ସିଲିଂ, କାର୍ପେଟ୍, ବ୍ଲାଇଣ୍ଡସ୍, ଅନିଂ, ସୋଲାର୍ ଫିଲ୍ମ ଓ ଅନ୍ୟ ସାମଗ୍ରୀର ପାଇକାରୀ ଓ ବ୍ୟବସାୟିକ ଯୋଗାଣ।',
  },
  services: {
    en: 'We supply architects, designers, builders, showrooms, institutions and homeowners from {cities}.',
    hi: 'हम {cities} से आर्किटेक्ट, डिज़ाइनर, बिल्डर, शोरूम, संस्थानों और घर बनवाने वालों को सामान देते हैं।',
    or: 'ଆମେ {cities}ରୁ ଆର୍କିଟେକ୍ଟ, ଡିଜାଇନର୍, ବିଲ୍ଡର୍, ଶୋରୁମ୍, ଅନୁଷ୍ଠାନ ଓ ଘରମାଲିକମାନଙ୍କୁ ସାମଗ୍ରୀ ଯୋଗାଉ।',
  },
  contact: {},
};

function lines(...paragraphs: string[]): string {
  return paragraphs.join('\n');
}
