import type { Language } from '../text/language.ts';

/** What the server says of a request for samples in one language: what is wrong with it, and the mail when they are sent. */
export type SampleWords = Readonly<Record<keyof typeof en, string>>;

/** `sampleWords('hi').name` → 'अपना नाम लिखें।' A native reader still has to check them, see docs/translations.md. */
export function sampleWords(language: Language): SampleWords {
  return all[language];
}

const en = {
  off: 'Samples are not sent at the moment. Nothing that you typed is lost: ask us about the material instead.',
  refused: 'The samples are not asked for yet.',
  name: 'Type your name.',
  phone: 'Type a telephone number of at least 8 digits: the courier calls it.',
  email: 'Type a whole e-mail address, or none.',
  address: 'Type the address for the parcel.',
  pin: 'A PIN code has six digits: 751007.',
  pinAbroad: 'Samples are sent within India only, and {pin} is no PIN code of India.',
  long: 'At most {n} characters.',
  none: 'Tick at least one sample.',
  many: 'At most {most} samples at a time; {n} are ticked.',
  unknown: 'There is no material {code}.',
  gone: '{code} is no longer sold, so there is no sample of it.',
  goneFor: '{code} is no longer sold. Sold instead: {name}, {successor}.',
  colourway: '{code} does not come in “{name}”.',
  sentSubject: 'Your samples from {firm}',
  sentTo: 'Namaste {name}. {firm} has sent your samples:',
  sentBy: 'Courier: {courier}',
  sentNumber: 'Number: {number}',
  sentAfter: 'We call you when they have arrived.',
};

const hi: SampleWords = {
  off: 'अभी नमूने नहीं भेजे जा रहे हैं। आपका लिखा कुछ नहीं खोया: मटीरियल के बारे में हमसे पूछें।',
  refused: 'नमूने अभी नहीं माँगे गए हैं।',
  name: 'अपना नाम लिखें।',
  phone: 'कम से कम 8 अंकों का टेलीफ़ोन नंबर लिखें: कूरियर उसी पर फ़ोन करता है।',
  email: 'पूरा ई-मेल पता लिखें, या कुछ नहीं।',
  address: 'पार्सल का पता लिखें।',
  pin: 'पिन कोड में छह अंक होते हैं: 751007।',
  pinAbroad: 'नमूने सिर्फ़ भारत में भेजे जाते हैं, और {pin} भारत का पिन कोड नहीं है।',
  long: 'ज़्यादा से ज़्यादा {n} अक्षर।',
  none: 'कम से कम एक नमूने पर निशान लगाएँ।',
  many: 'एक बार में ज़्यादा से ज़्यादा {most} नमूने; {n} पर निशान है।',
  unknown: '{code} नाम का कोई मटीरियल नहीं है।',
  gone: '{code} अब नहीं बिकता, इसलिए उसका नमूना नहीं है।',
  goneFor: '{code} अब नहीं बिकता। उसकी जगह: {name}, {successor}।',
  colourway: '{code} “{name}” में नहीं आता।',
  sentSubject: '{firm} से आपके नमूने',
  sentTo: 'नमस्ते {name}। {firm} ने आपके नमूने भेज दिए हैं:',
  sentBy: 'कूरियर: {courier}',
  sentNumber: 'नंबर: {number}',
  sentAfter: 'उनके पहुँचने पर हम आपको फ़ोन करेंगे।',
};

const or: SampleWords = {
  off: 'ଏବେ ନମୁନା ପଠାଯାଉନାହିଁ। ଆପଣ ଲେଖିଥିବା କିଛି ହଜିନାହିଁ: ମ୍ୟାଟେରିଆଲ ବିଷୟରେ ଆମକୁ ପଚାରନ୍ତୁ।',
  refused: 'ନମୁନା ଏପର୍ଯ୍ୟନ୍ତ ମଗାଯାଇନାହିଁ।',
  name: 'ଆପଣଙ୍କ ନାମ ଲେଖନ୍ତୁ।',
  phone: 'ଅତି କମରେ 8 ଅଙ୍କର ଟେଲିଫୋନ୍ ନମ୍ବର ଲେଖନ୍ତୁ: କୁରିଅର୍ ସେଥିରେ ଫୋନ୍ କରେ।',
  email: 'ପୂରା ଇ-ମେଲ ଠିକଣା ଲେଖନ୍ତୁ, ନହେଲେ କିଛି ନୁହେଁ।',
  address: 'ପାର୍ସଲର ଠିକଣା ଲେଖନ୍ତୁ।',
  pin: 'ପିନ୍ କୋଡରେ ଛଅଟି ଅଙ୍କ ଥାଏ: 751007।',
  pinAbroad: 'ନମୁନା କେବଳ ଭାରତରେ ପଠାଯାଏ, ଏବଂ {pin} ଭାରତର ପିନ୍ କୋଡ ନୁହେଁ।',
  long: 'ଅତି ବେଶିରେ {n}ଟି ଅକ୍ଷର।',
  none: 'ଅତି କମରେ ଗୋଟିଏ ନମୁନାରେ ଚିହ୍ନ ଦିଅନ୍ତୁ।',
  many: 'ଥରକେ ଅତି ବେଶିରେ {most}ଟି ନମୁନା; {n}ଟିରେ ଚିହ୍ନ ଅଛି।',
  unknown: '{code} ନାମର କୌଣସି ମ୍ୟାଟେରିଆଲ ନାହିଁ।',
  gone: '{code} ଆଉ ବିକ୍ରି ହୁଏ ନାହିଁ, ତେଣୁ ତାହାର ନମୁନା ନାହିଁ।',
  goneFor: '{code} ଆଉ ବିକ୍ରି ହୁଏ ନାହିଁ। ତା ବଦଳରେ: {name}, {successor}।',
  colourway: '{code} “{name}”ରେ ଆସେ ନାହିଁ।',
  sentSubject: '{firm}ରୁ ଆପଣଙ୍କ ନମୁନା',
  sentTo: 'ନମସ୍କାର {name}। {firm} ଆପଣଙ୍କ ନମୁନା ପଠାଇଛି:',
  sentBy: 'କୁରିଅର୍: {courier}',
  sentNumber: 'ନମ୍ବର: {number}',
  sentAfter: 'ସେଗୁଡ଼ିକ ପହଞ୍ଚିଲେ ଆମେ ଆପଣଙ୍କୁ ଫୋନ୍ କରିବୁ।',
};

const mr: SampleWords = {
  off: 'सध्या नमुने पाठवले जात नाहीत. तुम्ही लिहिलेले काही हरवले नाही: मटेरिअलबद्दल आम्हाला विचारा.',
  refused: 'नमुने अजून मागितलेले नाहीत.',
  name: 'तुमचे नाव लिहा.',
  phone: 'किमान 8 अंकी टेलिफोन नंबर लिहा: कुरिअर त्यावर फोन करते.',
  email: 'पूर्ण ई-मेल पत्ता लिहा, किंवा काहीच नाही.',
  address: 'पार्सलचा पत्ता लिहा.',
  pin: 'पिन कोडमध्ये सहा अंक असतात: 751007.',
  pinAbroad: 'नमुने फक्त भारतात पाठवले जातात, आणि {pin} हा भारताचा पिन कोड नाही.',
  long: 'जास्तीत जास्त {n} अक्षरे.',
  none: 'किमान एका नमुन्यावर खूण करा.',
  many: 'एका वेळी जास्तीत जास्त {most} नमुने; {n} वर खूण आहे.',
  unknown: '{code} नावाचे मटेरिअल नाही.',
  gone: '{code} आता विकले जात नाही, म्हणून त्याचा नमुना नाही.',
  goneFor: '{code} आता विकले जात नाही. त्याऐवजी: {name}, {successor}.',
  colourway: '{code} “{name}” मध्ये येत नाही.',
  sentSubject: '{firm} कडून तुमचे नमुने',
  sentTo: 'नमस्कार {name}. {firm} ने तुमचे नमुने पाठवले आहेत:',
  sentBy: 'कुरिअर: {courier}',
  sentNumber: 'नंबर: {number}',
  sentAfter: 'ते पोहोचल्यावर आम्ही तुम्हाला फोन करू.',
};

const all: Readonly<Record<Language, SampleWords>> = { en, hi, or, mr };
