import type { CatalogueLanguage } from '../text/catalogue-language.ts';
import type { Colour } from './colour.ts';

type ColourWords = {
  name: Colour;
  /** Of its square beside the word. */
  hex: string;
  names: Record<CatalogueLanguage, string>;
  /** Other names: in English, and those of Hindi and Odia in Latin letters. */
  alsoCalled: Record<CatalogueLanguage, readonly string[]>;
};

/** The colours of the catalogue, in the order in which they are shown. */
export const colourWords: readonly ColourWords[] = [
  {
    name: 'white',
    hex: '#ffffff',
    names: { en: 'White', hi: 'सफ़ेद', or: 'ଧଳା' },
    alsoCalled: { en: ['snow', 'marble'], hi: ['safed', 'safaid'], or: ['dhala'] },
  },
  {
    name: 'cream',
    hex: '#f2e8cf',
    names: { en: 'Cream', hi: 'क्रीम', or: 'କ୍ରିମ୍' },
    alsoCalled: { en: ['ivory', 'off-white', 'vanilla', 'pearl'], hi: ['kreem', 'malai', 'hathidant'], or: ['krim'] },
  },
  {
    name: 'beige',
    hex: '#d6c3a3',
    names: { en: 'Beige', hi: 'बेज', or: 'ବେଜ୍' },
    alsoCalled: {
      en: ['sand', 'oak', 'ash', 'buff', 'stone'],
      hi: ['matiala', 'matmaila', 'halka badami'],
      or: ['bej'],
    },
  },
  {
    name: 'grey',
    hex: '#999d9d',
    names: { en: 'Grey', hi: 'स्लेटी', or: 'ଧୂସର' },
    alsoCalled: {
      en: ['gray', 'silver', 'steel', 'slate', 'concrete'],
      hi: ['sleti', 'saleti', 'gre', 'chandi'],
      or: ['dhusara', 'paunsia'],
    },
  },
  {
    name: 'charcoal',
    hex: '#454a4d',
    names: { en: 'Charcoal', hi: 'चारकोल', or: 'ଚାରକୋଲ୍' },
    alsoCalled: {
      en: ['graphite', 'anthracite', 'dark grey', 'smoke'],
      hi: ['koyla', 'gehra sleti'],
      or: ['charkol', 'koila'],
    },
  },
  {
    name: 'black',
    hex: '#17191a',
    names: { en: 'Black', hi: 'काला', or: 'କଳା' },
    alsoCalled: { en: ['jet', 'ebony'], hi: ['kala', 'kaala'], or: ['kala'] },
  },
  {
    name: 'brown',
    hex: '#6f4a2f',
    names: { en: 'Brown', hi: 'भूरा', or: 'ବାଦାମୀ' },
    alsoCalled: {
      en: ['walnut', 'teak', 'bronze', 'coffee', 'chocolate', 'wenge', 'mahogany'],
      hi: ['bhura', 'akhrot', 'sagwan', 'sagaun', 'katthai'],
      or: ['badami', 'matia', 'sagwan', 'saguan'],
    },
  },
  {
    name: 'red',
    hex: '#a5302a',
    names: { en: 'Red', hi: 'लाल', or: 'ନାଲି' },
    alsoCalled: { en: ['maroon', 'crimson', 'brick'], hi: ['lal', 'laal', 'mehroon'], or: ['nali', 'lal'] },
  },
  {
    name: 'orange',
    hex: '#d9762e',
    names: { en: 'Orange', hi: 'नारंगी', or: 'କମଳା' },
    alsoCalled: {
      en: ['coral', 'terracotta', 'peach', 'amber', 'honey', 'rust'],
      hi: ['narangi', 'santara', 'kesariya', 'bhagwa'],
      or: ['kamala'],
    },
  },
  {
    name: 'yellow',
    hex: '#e2b83c',
    names: { en: 'Yellow', hi: 'पीला', or: 'ହଳଦିଆ' },
    alsoCalled: {
      en: ['gold', 'mustard', 'lemon'],
      hi: ['peela', 'sunehra', 'sunahra'],
      or: ['haladia', 'suna', 'suneli'],
    },
  },
  {
    name: 'green',
    hex: '#4d7b40',
    names: { en: 'Green', hi: 'हरा', or: 'ସବୁଜ' },
    alsoCalled: {
      en: ['sage', 'olive', 'teal', 'mint', 'leaf'],
      hi: ['hara', 'hari', 'mehndi'],
      or: ['sabuja', 'sabuj'],
    },
  },
  {
    name: 'blue',
    hex: '#3b6a9a',
    names: { en: 'Blue', hi: 'नीला', or: 'ନୀଳ' },
    alsoCalled: { en: ['navy', 'denim', 'sky', 'midnight'], hi: ['neela', 'asmani'], or: ['nila', 'akashi'] },
  },
  {
    name: 'purple',
    hex: '#6a4671',
    names: { en: 'Purple', hi: 'बैंगनी', or: 'ବାଇଗଣୀ' },
    alsoCalled: { en: ['plum', 'mauve', 'lavender', 'violet'], hi: ['baingani', 'jamuni'], or: ['baigani'] },
  },
  {
    name: 'pink',
    hex: '#d8a1a5',
    names: { en: 'Pink', hi: 'गुलाबी', or: 'ଗୋଲାପୀ' },
    alsoCalled: { en: ['rose', 'blush', 'salmon'], hi: ['gulabi'], or: ['golapi'] },
  },
];
