import type { CatalogueLanguage } from '../../text/catalogue-language.ts';

/** The names of the opening stock in Hindi and Odia, and the other names by which the trade asks for a category, by its number in the menu. */
type OpeningNames = { hi: string; or: string; alsoCalled: Record<CatalogueLanguage, readonly string[]> };

// biome-ignore format: a name is a line
export const openingNames: Readonly<Record<number, OpeningNames>> = {
  1: {
    hi: 'एक्सटीरियर क्लैडिंग', or: 'ଏକ୍ସଟେରିଅର୍ କ୍ଲାଡିଂ',
    alsoCalled: {
      en: ['cladding', 'wall cladding', 'stone cladding', 'brick cladding', 'elevation', 'front elevation'],
      hi: ['क्लैडिंग', 'एलिवेशन', 'फ्रंट एलिवेशन', 'पत्थर की क्लैडिंग', 'पत्थर की दीवार', 'बाहर की दीवार', 'बाहरी दीवार', 'ईंट की क्लैडिंग', 'patthar ki deewar', 'bahar ki diwar', 'bahari deewar', 'elevesan', 'eent ki cladding'],
      or: ['କ୍ଲାଡିଂ', 'ଏଲିଭେସନ୍', 'ପଥର କାନ୍ଥ', 'ବାହାର କାନ୍ଥ', 'ଇଟା କ୍ଲାଡିଂ', 'pathara kantha', 'bahara kantha', 'ita cladding'],
    },
  },
  2: {
    hi: 'ऑनिंग', or: 'ଅନିଂ',
    alsoCalled: {
      en: ['awning', 'canopy', 'sunshade', 'shade', 'retractable awning', 'tarpaulin shade'],
      hi: ['कैनोपी', 'फ़ोल्डिंग शेड', 'धूप का शेड', 'तिरपाल', 'छज्जा', 'शेड', 'छतरी', 'tirpal', 'tarpal', 'chhajja', 'shed', 'chhatri', 'canopi', 'dhoop ka shed'],
      or: ['ଆୱନିଂ', 'କାନୋପି', 'ଛାମୁଣ୍ଡିଆ', 'ତ୍ରିପାଲ', 'ସେଡ୍', 'ଖରା ସେଡ୍', 'chhamundia', 'tripal', 'sed', 'khara sed'],
    },
  },
  3: {
    hi: 'ब्लाइंड्स', or: 'ବ୍ଲାଇଣ୍ଡସ୍',
    alsoCalled: {
      en: ['window blinds', 'curtains', 'roller blinds', 'zebra blinds', 'venetian blinds', 'vertical blinds', 'shades'],
      hi: ['परदा', 'पर्दा', 'परदे', 'पर्दे', 'खिड़की का परदा', 'चिक', 'बाँस की चिक', 'चिलमन', 'झिलमिल', 'रोलर ब्लाइंड', 'parda', 'pardah', 'purdah', 'parde', 'khidki ka parda', 'chik', 'chick', 'chilman', 'jhilmil', 'blainds'],
      or: ['ପରଦା', 'ପର୍ଦ୍ଦା', 'ଝରକା ପରଦା', 'ଚିକ', 'ବାଉଁଶ ଚିକ', 'parada', 'parda', 'jharaka parada', 'chika', 'chik'],
    },
  },
  4: {
    hi: 'वॉल-टू-वॉल कारपेट', or: 'ୱାଲ୍-ଟୁ-ୱାଲ୍ କାର୍ପେଟ୍',
    alsoCalled: {
      en: ['wall to wall carpet', 'carpet', 'carpet roll', 'broadloom', 'fitted carpet'],
      hi: ['कालीन', 'गलीचा', 'कार्पेट', 'दरी', 'kaleen', 'qaleen', 'galicha', 'karpet', 'dari', 'durrie'],
      or: ['ଗାଲିଚା', 'କାର୍ପେଟ୍', 'ଦରି', 'ସତରଞ୍ଜି', 'galicha', 'karpet', 'dari', 'satranji'],
    },
  },
  5: {
    hi: 'सीलिंग', or: 'ସିଲିଂ',
    alsoCalled: {
      en: ['false ceiling', 'gypsum ceiling', 'POP', 'grid ceiling', 'drop ceiling', 'ceiling tiles'],
      hi: ['छत', 'फ़ॉल्स सीलिंग', 'फ़ॉल सीलिंग', 'झूठी छत', 'नकली छत', 'पीओपी', 'जिप्सम', 'सीलिंग टाइल', 'chhat', 'jhoothi chhat', 'nakli chhat', 'fall ceiling', 'fols siling', 'jipsam', 'pop'],
      or: ['ଛାତ', 'ଫଲ୍ସ ସିଲିଂ', 'ନକଲି ଛାତ', 'ଜିପସମ୍', 'ପିଓପି', 'chhata', 'chhat', 'fals siling', 'nakali chhata'],
    },
  },
  6: {
    hi: 'सोलर फ़िल्म', or: 'ସୋଲାର୍ ଫିଲ୍ମ',
    alsoCalled: {
      en: ['sun film', 'sun control film', 'window film', 'glass film', 'frosted film', 'safety film', 'tint'],
      hi: ['सन फ़िल्म', 'सन कंट्रोल फ़िल्म', 'शीशे की फ़िल्म', 'काँच की फ़िल्म', 'ग्लास फ़िल्म', 'विंडो फ़िल्म', 'काली फ़िल्म', 'sheeshe ki film', 'sheesha film', 'kaanch ki film', 'dhoop ki film', 'kali film', 'san film'],
      or: ['ସନ୍ ଫିଲ୍ମ', 'ସନ୍ କଣ୍ଟ୍ରୋଲ୍ ଫିଲ୍ମ', 'କାଚ ଫିଲ୍ମ', 'ଝରକା ଫିଲ୍ମ', 'କଳା ଫିଲ୍ମ', 'kacha film', 'jharaka film', 'kala film', 'san film'],
    },
  },
  8: {
    hi: 'आर्टिफ़िशियल घास', or: 'କୃତ୍ରିମ ଘାସ',
    alsoCalled: {
      en: ['turf', 'astro turf', 'fake grass', 'synthetic grass', 'lawn', 'grass carpet'],
      hi: ['घास', 'नकली घास', 'हरी घास', 'कृत्रिम घास', 'आर्टिफ़िशियल ग्रास', 'घास वाला कारपेट', 'दूब', 'लॉन', 'ghaas', 'nakli ghaas', 'hari ghaas', 'kritrim ghaas', 'ghaas wala carpet', 'doob'],
      or: ['ଘାସ', 'ନକଲି ଘାସ', 'ଆର୍ଟିଫିସିଆଲ୍ ଘାସ', 'ଘାସ କାର୍ପେଟ୍', 'ଦୂବ', 'ଲନ୍', 'ghasa', 'ghas', 'nakali ghasa', 'kritrima ghasa', 'duba'],
    },
  },
  9: {
    hi: 'पायदान', or: 'ଡୋର୍ ମ୍ୟାଟ୍',
    alsoCalled: {
      en: ['mat', 'door mat', 'foot mat', 'entrance mat', 'welcome mat', 'coir mat', 'rubber mat'],
      hi: ['डोर मैट', 'डोरमैट', 'पाँवदान', 'पैरदान', 'पायपोश', 'पैरपोश', 'मैट', 'चटाई', 'paydan', 'paidan', 'paavdaan', 'pairdan', 'paypos', 'pairposh', 'darwaza mat', 'dor mat', 'chatai'],
      or: ['ପାପୋଛ', 'ପାପୋଷ', 'ଗୋଡ଼ପୋଛା', 'ମ୍ୟାଟ୍', 'ଚଟେଇ', 'papochha', 'paposha', 'godapochha', 'chatei', 'mat'],
    },
  },
  10: {
    hi: 'PVC पैनल', or: 'PVC ପ୍ୟାନେଲ୍',
    alsoCalled: {
      en: ['PVC wall panel', 'PVC sheet', 'plastic panel', 'marble sheet', 'wall panel'],
      hi: ['पीवीसी', 'पीवीसी पैनल', 'पीवीसी शीट', 'पीवीसी सीलिंग', 'प्लास्टिक पैनल', 'दीवार का पैनल', 'दीवार की शीट', 'मार्बल शीट', 'plastic panel', 'deewar ka panel', 'deewar ki sheet', 'pvc ceiling', 'marbal sheet'],
      or: ['ପିଭିସି', 'ପିଭିସି ସିଟ୍', 'ପ୍ଲାଷ୍ଟିକ୍ ପ୍ୟାନେଲ୍', 'କାନ୍ଥ ପ୍ୟାନେଲ୍', 'ମାର୍ବଲ୍ ସିଟ୍', 'pibhisi', 'kantha panel', 'marbal sit'],
    },
  },
  11: {
    hi: 'मॉड्यूलर कारपेट टाइल', or: 'ମଡ୍ୟୁଲାର୍ କାର୍ପେଟ୍ ଟାଇଲ୍',
    alsoCalled: {
      en: ['modular carpet tiles', 'carpet tile', 'carpet', 'office carpet', 'floor tile'],
      hi: ['कालीन टाइल', 'कार्पेट टाइल', 'कालीन', 'गलीचा', 'ऑफ़िस कारपेट', 'kaleen tile', 'kaleen', 'galicha', 'karpet tail'],
      or: ['କାର୍ପେଟ୍ ଟାଇଲ୍', 'ଗାଲିଚା', 'ଅଫିସ୍ କାର୍ପେଟ୍', 'karpet tail', 'galicha'],
    },
  },
  12: {
    hi: 'नेक्सा कारपेट', or: 'ନେକ୍ସା କାର୍ପେଟ୍',
    alsoCalled: {
      en: ['carpet', 'nexa', 'office carpet'],
      hi: ['कालीन', 'गलीचा', 'कार्पेट', 'ऑफ़िस कारपेट', 'neksa', 'kaleen', 'galicha', 'karpet'],
      or: ['ନେକ୍ସା', 'ଗାଲିଚା', 'କାର୍ପେଟ୍', 'neksa', 'galicha', 'karpet'],
    },
  },
  13: {
    hi: 'Fundermax', or: 'Fundermax',
    alsoCalled: {
      en: ['exterior HPL', 'facade panel', 'phenolic panel', 'compact laminate'],
      hi: ['फंडरमैक्स', 'फ़साड पैनल', 'बाहर का लैमिनेट', 'fundarmax', 'fandarmaks', 'fasad panel'],
      or: ['ଫଣ୍ଡରମ୍ୟାକ୍ସ', 'ଫାସାଡ୍ ପ୍ୟାନେଲ୍', 'phandarmaks', 'fasad panel'],
    },
  },
  14: {
    hi: 'एल्युमिनियम लूवर पैनल', or: 'ଆଲୁମିନିୟମ୍ ଲୁଭର୍ ପ୍ୟାନେଲ୍',
    alsoCalled: {
      en: ['louvre', 'louvers', 'aluminum louver', 'metal louver', 'fins', 'sun louver'],
      hi: ['लूवर', 'लूवर्स', 'लौवर', 'एल्युमीनियम', 'एल्युमिनियम जाली', 'मेटल लूवर', 'जाली', 'luvar', 'lovar', 'almunium', 'aluminium jali', 'jaali'],
      or: ['ଲୁଭର୍', 'ଆଲୁମିନିୟମ୍ ଜାଲି', 'ମେଟାଲ୍ ଲୁଭର୍', 'lubhar', 'aluminiam jali'],
    },
  },
  15: {
    hi: 'इंडोर WPC लूवर', or: 'ଇଣ୍ଡୋର୍ WPC ଲୁଭର୍',
    alsoCalled: {
      en: ['louvre', 'louvers', 'fluted panel', 'slat wall', 'WPC panel', 'charcoal louver'],
      hi: ['लूवर', 'लूवर्स', 'लौवर', 'फ़्लूटेड पैनल', 'चारकोल पैनल', 'लकड़ी की पट्टी', 'डब्ल्यूपीसी', 'पट्टी वाला पैनल', 'luvar', 'lovar', 'lakdi ki patti', 'charcoal panel', 'patti wala panel'],
      or: ['ଲୁଭର୍', 'କାଠ ପଟି', 'ଡବ୍ଲ୍ୟୁପିସି', 'ଫ୍ଲୁଟେଡ୍ ପ୍ୟାନେଲ୍', 'lubhar', 'katha pati'],
    },
  },
  16: {
    hi: 'आउटडोर WPC लूवर', or: 'ଆଉଟଡୋର୍ WPC ଲୁଭର୍',
    alsoCalled: {
      en: ['louvre', 'exterior louvers', 'outdoor cladding', 'WPC cladding', 'slat facade'],
      hi: ['लूवर', 'लूवर्स', 'लौवर', 'बाहर का लूवर', 'बाहर की पट्टी', 'डब्ल्यूपीसी', 'luvar', 'lovar', 'bahar ka louver', 'bahar ki patti'],
      or: ['ଲୁଭର୍', 'ବାହାର ଲୁଭର୍', 'ଡବ୍ଲ୍ୟୁପିସି', 'lubhar', 'bahara lubhar'],
    },
  },
  17: {
    hi: 'HPL', or: 'HPL',
    alsoCalled: {
      en: ['high pressure laminate', 'laminate', 'sunmica', 'mica', 'formica', 'decorative laminate'],
      hi: ['सनमाइका', 'माइका', 'फ़ॉर्माइका', 'लैमिनेट', 'एचपीएल', 'sunmica', 'sanmaika', 'maika', 'laminet'],
      or: ['ସନମାଇକା', 'ମାଇକା', 'ଲାମିନେଟ୍', 'ଏଚପିଏଲ୍', 'sanmaika', 'maika', 'laminet'],
    },
  },
  18: {
    hi: 'वॉलपेपर', or: 'ୱାଲପେପର୍',
    alsoCalled: {
      en: ['wall paper', 'wall covering', 'mural', '3D wallpaper', 'customised wallpaper'],
      hi: ['वॉल पेपर', 'वालपेपर', 'दीवार का कागज़', 'म्यूरल', 'दीवार पेपर', 'deewar ka kagaz', 'diwar paper', 'wal pepar', 'vaalpepar'],
      or: ['ୱାଲ୍ ପେପର୍', 'କାନ୍ଥ କାଗଜ', 'ମ୍ୟୁରାଲ୍', 'kantha kagaja', 'wal pepar'],
    },
  },
  19: {
    hi: 'वुडन फ़्लोरिंग', or: 'ୱୁଡେନ୍ ଫ୍ଲୋରିଂ',
    alsoCalled: {
      en: ['wood floor', 'laminate flooring', 'engineered wood', 'parquet', 'plank floor', 'herringbone'],
      hi: ['लकड़ी का फ़र्श', 'लकड़ी की फ़्लोरिंग', 'फ़र्श', 'वुडन फ़्लोर', 'लैमिनेट फ़्लोरिंग', 'lakdi ka farsh', 'lakri ka farsh', 'farsh', 'vudan floring'],
      or: ['କାଠ ଚଟାଣ', 'କାଠ ଫ୍ଲୋର୍', 'ଚଟାଣ', 'katha chatana', 'chatana', 'katha floor'],
    },
  },
  20: {
    hi: 'WPC बैफ़ल सीलिंग', or: 'WPC ବ୍ୟାଫଲ୍ ସିଲିଂ',
    alsoCalled: {
      en: ['baffle ceiling', 'linear ceiling', 'strip ceiling', 'wood ceiling'],
      hi: ['बैफ़ल', 'लकड़ी की छत', 'पट्टी वाली सीलिंग', 'डब्ल्यूपीसी', 'bafal', 'lakdi ki chhat', 'patti ceiling'],
      or: ['ବାଫଲ୍', 'କାଠ ଛାତ', 'କାଠ ସିଲିଂ', 'ଡବ୍ଲ୍ୟୁପିସି', 'baphal', 'katha chhata'],
    },
  },
  21: {
    hi: 'सॉफ़िट पैनल', or: 'ସଫିଟ୍ ପ୍ୟାନେଲ୍',
    alsoCalled: {
      en: ['soffit', 'eaves', 'porch ceiling', 'balcony ceiling'],
      hi: ['सॉफ़िट', 'छज्जे की सीलिंग', 'छज्जा', 'बालकनी की छत', 'पोर्च की सीलिंग', 'sofit', 'chhajja', 'chhajje ki ceiling', 'balkani ki chhat'],
      or: ['ସଫିଟ୍', 'ବାରଣ୍ଡା ଛାତ', 'ବାଲକୋନି ସିଲିଂ', 'saphit', 'baranda chhata'],
    },
  },
  22: {
    hi: 'जिम फ़्लोरिंग', or: 'ଜିମ୍ ଫ୍ଲୋରିଂ',
    alsoCalled: {
      en: ['rubber flooring', 'gym mat', 'sports flooring', 'rubber tile'],
      hi: ['रबर फ़्लोरिंग', 'रबर मैट', 'रबर टाइल', 'रबड़ का फ़र्श', 'जिम मैट', 'जिम', 'rabar floring', 'rabar mat', 'rabad ka farsh', 'jim mat'],
      or: ['ରବର୍ ଚଟାଣ', 'ରବର୍ ମ୍ୟାଟ୍', 'ଜିମ୍ ମ୍ୟାଟ୍', 'ଜିମ୍', 'rabara chatana', 'jim mat'],
    },
  },
  23: {
    hi: 'वर्टिकल गार्डन', or: 'ଭର୍ଟିକାଲ୍ ଗାର୍ଡେନ୍',
    alsoCalled: {
      en: ['green wall', 'plant wall', 'living wall', 'artificial plants', 'hedge'],
      hi: ['हरी दीवार', 'पौधों की दीवार', 'दीवार पर बगीचा', 'नकली पौधे', 'पौधे', 'hari deewar', 'paudhe', 'nakli paudhe', 'bagicha'],
      or: ['ସବୁଜ କାନ୍ଥ', 'ଗଛ କାନ୍ଥ', 'ନକଲି ଗଛ', 'ବଗିଚା', 'sabuja kantha', 'gachha', 'nakali gachha', 'bagicha'],
    },
  },
  24: {
    hi: 'फ़ोम पैनल', or: 'ଫୋମ୍ ପ୍ୟାନେଲ୍',
    alsoCalled: {
      en: ['foam sheet', '3D foam', 'brick panel', 'cushion panel', 'self adhesive panel'],
      hi: ['फ़ोम शीट', '3D फ़ोम शीट', 'ईंट वाला पैनल', 'गद्देदार पैनल', 'चिपकने वाला पैनल', 'fom sheet', 'eent wala panel', 'gaddedar panel', 'chipakne wala panel'],
      or: ['ଫୋମ୍ ସିଟ୍', 'ଇଟା ପ୍ୟାନେଲ୍', 'fom sit', 'ita panel'],
    },
  },
  25: {
    hi: 'एकॉस्टिक बैफ़ल सीलिंग', or: 'ଆକୁଷ୍ଟିକ୍ ବ୍ୟାଫଲ୍ ସିଲିଂ',
    alsoCalled: {
      en: ['acoustic ceiling', 'soundproof ceiling', 'sound absorber', 'noise'],
      hi: ['अकूस्टिक', 'अकॉस्टिक', 'साउंडप्रूफ़ सीलिंग', 'आवाज़ रोकने वाली छत', 'बैफ़ल', 'saundpruf', 'awaz rokne wali chhat', 'akustik', 'ekostik'],
      or: ['ସାଉଣ୍ଡପ୍ରୁଫ୍ ଛାତ', 'ଶବ୍ଦ ନିରୋଧକ ଛାତ', 'ବାଫଲ୍', 'saundpruf chhata', 'shabda nirodhaka'],
    },
  },
};
