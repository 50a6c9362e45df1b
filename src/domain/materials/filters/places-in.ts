/** Where a material is used, as its text says it. */
export const places = [
  'living',
  'bedroom',
  'kitchen',
  'bathroom',
  'office',
  'reception',
  'shop',
  'hotel',
  'school',
  'clinic',
  'gym',
  'outdoors',
] as const;

type Place = (typeof places)[number];

/** `placesIn('Bedrooms, hotels and boardrooms.')` → `['bedroom', 'office', 'hotel']`: by the beginnings of words, in English, Hindi and Odia. */
export function placesIn(text: string): Place[] {
  return places.filter((place) => wordsOf[place].test(text));
}

const wordsOf: Readonly<Record<Place, RegExp>> = {
  living: beginnings(
    'living room',
    'lounge',
    'drawing room',
    'sofa',
    'home',
    'बैठक',
    'लिविंग',
    'घर',
    'ବୈଠକ',
    'ଲିଭିଂ',
    'ଘର',
  ),
  bedroom: beginnings('bedroom', 'children’s room', 'beds', 'शयन', 'बेडरूम', 'ଶୟନ', 'ବେଡରୁମ', 'ଶୋଇବା'),
  kitchen: beginnings('kitchen', 'रसोई', 'किचन', 'ରୋଷେଇ', 'କିଚେନ'),
  bathroom: beginnings('bathroom', 'wet room', 'washroom', 'toilet', 'बाथरूम', 'स्नान', 'ବାଥରୁମ', 'ଗାଧୁଆ'),
  office: beginnings(
    'office',
    'open office',
    'meeting room',
    'boardroom',
    'ऑफ़िस',
    'ऑफिस',
    'दफ़्तर',
    'कार्यालय',
    'ଅଫିସ',
    'କାର୍ଯ୍ୟାଳୟ',
  ),
  reception: beginnings(
    'reception',
    'lobby',
    'lobbies',
    'entrance',
    'corridor',
    'hall',
    'रिसेप्शन',
    'लॉबी',
    'प्रवेश',
    'ରିସେପସନ',
    'ଲବି',
    'ପ୍ରବେଶ',
  ),
  shop: beginnings('shop', 'showroom', 'दुकान', 'शोरूम', 'ଦୋକାନ', 'ଶୋରୁମ'),
  hotel: beginnings('hotel', 'restaurant', 'café', 'cafe', 'canteen', 'होटल', 'रेस्तर', 'रेस्टोरेंट', 'ହୋଟେଲ', 'ରେଷ୍ଟୁରାଣ୍ଟ'),
  school: beginnings('school', 'classroom', 'librar', 'play', 'स्कूल', 'विद्यालय', 'ସ୍କୁଲ', 'ବିଦ୍ୟାଳୟ'),
  clinic: beginnings('clinic', 'hospital', 'क्लिनिक', 'अस्पताल', 'କ୍ଲିନିକ', 'ଡାକ୍ତରଖାନା'),
  gym: beginnings('gym', 'weights room', 'जिम', 'ଜିମ'),
  outdoors: beginnings(
    'outside',
    'outdoor',
    'façade',
    'facade',
    'terrace',
    'balcon',
    'courtyard',
    'garden',
    'porch',
    'roof',
    'gate',
    'compound wall',
    'बाहर',
    'बालकनी',
    'आँगन',
    'छत',
    'ବାହାର',
    'ବାଲକୋନି',
    'ଅଗଣା',
    'ଛାତ',
  ),
};

function beginnings(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})`, 'iu');
}
