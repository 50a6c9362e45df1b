/** `catalogueFieldName('categories.18.names.or')` → `'Category 18, name, Odia'` */
export function catalogueFieldName(field: string): string {
  const [list = '', of, ...rest] = field.split('.');
  const subject = list === 'home' ? (lists[of ?? ''] ?? field) : (lists[list] ?? list);
  if (of === undefined) return plural[list] ?? subject;
  const parts = list === 'home' ? rest : [of, ...rest];
  const [first, ...others] = parts;
  const start = first === undefined ? subject : `${subject} ${first}`;
  return [start, ...others.map((part) => words[part] ?? part)].join(', ');
}

const lists: Record<string, string> = {
  categories: 'Category',
  otherFolders: 'Folder',
  products: 'Product',
  units: 'Unit',
  arrivals: 'Group of New Arrivals',
  names: 'Name',
  where: 'Where',
  whereNot: 'Where not',
  care: 'Care',
  slides: 'Slide',
  newArrivals: 'New Arrivals on Home',
  trending: 'Trending',
  bestSelling: 'Best Selling',
};

const plural: Record<string, string> = {
  categories: 'Categories in the order of the menu',
  otherFolders: 'Folders without a gallery',
  products: 'Products in their order',
  units: 'Units in their order',
  arrivals: 'Groups of New Arrivals in their order',
  folderOrder: 'Folders in the order of Upload',
  hsnCodes: 'HSN and SAC codes',
  more: 'More',
  code: 'Code',
  folder: 'Category',
  colourways: 'Colourways',
  pictures: 'Pictures',
  facts: 'Facts',
  rate: 'Rate',
  ready: 'Ready in',
  files: 'Files',
  goesWith: 'Goes with',
  product: 'Product',
  discontinued: 'Discontinued',
  successor: 'Successor',
};

const words: Record<string, string> = {
  en: 'English',
  hi: 'Hindi',
  or: 'Odia',
  names: 'name',
  route: 'address',
  formerRoutes: 'former addresses',
  alsoCalled: 'also called',
  usedFor: 'where it is used',
  notFor: 'where it is not used',
  closeUp: 'close-up',
  hsn: 'HSN/SAC',
  gst: 'GST',
  uqc: 'UQC',
  widthMm: 'width in mm',
  lengthMm: 'length in mm',
  repeatMm: 'repeat in mm',
  trimMm: 'trim in mm',
  areaMm2: 'area in mm²',
  wastePercent: 'wastage in %',
  shown: 'shown to visitors',
};
