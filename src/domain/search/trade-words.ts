import { openWordReader, type SearchWord, searchWords } from './search-words.ts';
import { toldWords } from './told-words.ts';

/** One thing of the trade: a text that says it in one of these ways is found by any other. */
type TradeWord = {
  /**
   * As people type it: in English, and in Hindi and Odia in their own and in Latin letters. None that is read like a colour: of 'peela',
   * yellow, the Odia 'pila', child, would make a nursery.
   */
  words: readonly string[];
  /** What texts say where they mean it; nobody who types one of these asks for it. */
  saidAs?: readonly string[];
};

// biome-ignore format: a thing is a line or two
const tradeWords: readonly TradeWord[] = [
  { words: ['bathroom', 'washroom', 'wet room', 'बाथरूम', 'स्नानघर', 'गुसलखाना', 'bathrum', 'snanghar', 'gusalkhana', 'ବାଥରୁମ', 'ଗାଧୁଆ', 'gadhua'] },
  { words: ['kitchen', 'रसोई', 'रसोईघर', 'किचन', 'rasoi', 'rasoighar', 'kichan', 'ରୋଷେଇ', 'ରୋଷେଇଘର', 'କିଚେନ', 'rosei', 'roseighara'] },
  { words: ['bedroom', 'शयनकक्ष', 'बेडरूम', 'सोने का कमरा', 'shayankaksh', 'sone ka kamra', 'bedrum', 'ବେଡରୁମ', 'ଶୟନ', 'ଶୋଇବା', 'soiba ghara'] },
  { words: ['living room', 'drawing room', 'lounge', 'बैठक', 'लिविंग रूम', 'ड्राइंग रूम', 'baithak', 'ବୈଠକ', 'ଲିଭିଂ ରୁମ', 'baithaka'] },
  { words: ['office', 'ऑफ़िस', 'दफ़्तर', 'कार्यालय', 'daftar', 'ofis', 'karyalay', 'ଅଫିସ', 'କାର୍ଯ୍ୟାଳୟ', 'karjyalaya'], saidAs: ['meeting', 'boardroom'] },
  { words: ['shop', 'showroom', 'दुकान', 'शोरूम', 'dukan', 'dukaan', 'ଦୋକାନ', 'dokana'] },
  { words: ['restaurant', 'cafe', 'रेस्तराँ', 'रेस्टोरेंट', 'ରେଷ୍ଟୁରାଣ୍ଟ'], saidAs: ['café', 'canteen'] },
  { words: ['clinic', 'क्लिनिक', 'କ୍ଲିନିକ'] },
  { words: ['children', 'kids', 'nursery', 'बच्चे', 'बच्चों', 'bachche', 'bacche', 'bachcho', 'ପିଲା'], saidAs: ['child'] },
  { words: ['entrance', 'lobby', 'reception', 'प्रवेश', 'लॉबी', 'रिसेप्शन', 'pravesh', 'ପ୍ରବେଶ', 'ଲବି'] },
  { words: ['terrace', 'balcony', 'बालकनी', 'छज्जा', 'balkani', 'ବାଲକୋନି', 'baranda', 'ବାରଣ୍ଡା'] },
  { words: ['courtyard', 'आँगन', 'aangan', 'angan', 'ଅଗଣା', 'agana'] },
  { words: ['outdoor', 'outside', 'exterior', 'बाहर', 'bahar', 'baahar', 'ବାହାର', 'bahara'], saidAs: ['façade', 'façades'] },
  { words: ['indoor', 'interior', 'अंदर', 'andar', 'ଭିତର', 'bhitara'] },
  { words: ['fire', 'fireproof', 'fire retardant', 'आग', 'अग्नि', 'aag', 'agni', 'ନିଆଁ', 'ଅଗ୍ନି', 'nian'] },
  { words: ['waterproof', 'water proof', 'jalrodhi', 'जलरोधी', 'वॉटरप्रूफ़', 'ଜଳରୋଧୀ', 'vatarpruf'], saidAs: ['bathroom', 'water does not', 'rain'] },
  { words: ['washable', 'dhone layak', 'धोने लायक'], saidAs: ['damp cloth'] },
  { words: ['soundproof', 'sound', 'noise', 'आवाज़', 'awaz', 'aawaz', 'ଶବ୍ଦ', 'shabda'], saidAs: ['acoustic'] },
  { words: ['heat', 'गर्मी', 'garmi', 'ଗରମ', 'garama'] },
  { words: ['wood', 'wooden', 'timber', 'लकड़ी', 'काठ', 'lakdi', 'lakri', 'lakadi', 'kaath', 'କାଠ', 'katha', 'kaatha'] },
  { words: ['teak', 'teek', 'teakwood', 'सागौन', 'सागवान', 'टीक', 'sagwan', 'sagaun', 'sagwaan', 'saagwan', 'ସାଗୁଆନ', 'ଶାଗୁଆନ', 'saguan'] },
  { words: ['walnut', 'अखरोट', 'akhrot', 'ଆଖରୋଟ'] },
  { words: ['oak', 'ओक', 'ଓକ'] },
  { words: ['stone', 'पत्थर', 'patthar', 'pathar', 'ପଥର', 'pathara'] },
  { words: ['brick', 'ईंट', 'eent', 'int', 'ଇଟା', 'ita'] },
  { words: ['marble', 'संगमरमर', 'मार्बल', 'sangmarmar', 'marbal', 'ମାର୍ବଲ'] },
  { words: ['glass', 'शीशा', 'काँच', 'sheesha', 'kaanch', 'kanch', 'କାଚ', 'kacha'] },
  { words: ['aluminium', 'aluminum', 'एल्युमिनियम', 'almunium', 'ଆଲୁମିନିୟମ'] },
  { words: ['rubber', 'रबर', 'रबड़', 'rabar', 'rabad', 'ରବର'] },
  { words: ['gypsum', 'plasterboard', 'जिप्सम', 'jipsam', 'ଜିପସମ'] },
  { words: ['leaf', 'leaves', 'foliage', 'पत्ते', 'पत्ती', 'patte', 'ପତ୍ର', 'patra'] },
  { words: ['flower', 'floral', 'फूल', 'phool', 'ଫୁଲ', 'phula'] },
  { words: ['stripe', 'striped', 'धारी', 'धारीदार', 'dhari', 'dharidar', 'ଧାଡ଼ି'] },
  { words: ['wall', 'दीवार', 'deewar', 'diwar', 'कान्थ', 'କାନ୍ଥ', 'kantha'] },
  { words: ['floor', 'flooring', 'फ़र्श', 'farsh', 'ଚଟାଣ', 'chatana'] },
  { words: ['ceiling', 'सीलिंग', 'छत', 'chhat', 'ଛାତ', 'chhata'] },
  { words: ['window', 'खिड़की', 'khidki', 'ଝରକା', 'jharaka'] },
  { words: ['door', 'दरवाज़ा', 'darwaza', 'କବାଟ', 'kabata'] },
  { words: ['hill', 'mountain', 'पहाड़', 'pahad', 'ପାହାଡ଼', 'pahada'] },
  { words: ['room', 'कमरा', 'कमरे', 'kamra', 'kamre', 'କୋଠରି', 'kothari'] },
];

/** What was typed at the beginning of a text, and the other ways to say it. */
type SaidOtherwise = { length: number; ways: readonly (readonly SearchWord[])[] };

const readWord = openWordReader();

const phrases = tradeWords
  .flatMap(({ words, saidAs = [] }) => {
    // Of texts only these words are kept: 'water does not' is known by its first two.
    const ways = [...words.map((each) => searchWords(each)), ...saidAs.map((each) => toldWords(each, readWord))];
    return words.map((each) => ({ words: searchWords(each), ways }));
  })
  .toSorted((one, other) => other.words.length - one.words.length);

const byFirst = new Map<string, (typeof phrases)[number][]>();
for (const phrase of phrases) {
  const first = phrase.words[0]?.folded ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

/** `saidOtherwise(searchWords('rasoi ke liye'))` → a word, and kitchen, रसोई, ରୋଷେଇ …; null where the trade has no other word for it. */
export function saidOtherwise(typed: readonly SearchWord[]): SaidOtherwise | null {
  const found = byFirst
    .get(typed[0]?.folded ?? '')
    ?.find(({ words }) => words.every(({ folded }, at) => typed[at]?.folded === folded));
  return found ? { length: found.words.length, ways: found.ways } : null;
}

/** The single words of the trade, for those who mistype one. */
export const singleTradeWords: readonly (readonly SearchWord[])[] = tradeWords.map(({ words }) =>
  words.map((each) => searchWords(each)).flatMap((each) => (each.length === 1 ? each : [])),
);
