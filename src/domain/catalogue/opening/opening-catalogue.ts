import { inEnglish, type Names } from '../../text/names.ts';
import type { ArrivalGroup, CatalogueCategory, CatalogueRecord } from '../catalogue-record.ts';
import { categories, inOrder, newArrivalGroups, otherFolders, productFolders } from '../categories.ts';
import { hsnCodes } from './hsn-codes.ts';
import { openingNames } from './opening-names.ts';
import { openingProducts } from './opening-products.ts';
import { openingTexts } from './opening-texts.ts';
import { products } from './products.ts';

const blank = inEnglish('');

const groupNames: Record<string, Omit<Names, 'en'>> = {
  '3d_panels': { hi: '3D पैनल', or: '3D ପ୍ୟାନେଲ୍' },
  fabio: { hi: 'वॉलपेपर', or: 'ୱାଲପେପର୍' },
  floorings: { hi: 'फ़्लोरिंग', or: 'ଫ୍ଲୋରିଂ' },
  newarrivals: { hi: 'वुडन और जिम फ़्लोरिंग', or: 'ୱୁଡେନ୍ ଓ ଜିମ୍ ଫ୍ଲୋରିଂ' },
};

/** The catalogue of a new shop: the firm's own lists. Owners change it from there. */
export const openingCatalogue: CatalogueRecord = {
  lastCategoryId: 25,
  categories: categories.map(openingCategory),
  otherFolders: otherFolders.map(({ folder, title }) => ({
    folder,
    names: inEnglish(title),
    product: openingProducts[folder] ?? '',
  })),
  folderOrder: productFolders,
  products: products.map(({ name, hsn }, index) => ({ id: index + 1, name, hsn, unit: '', gst: '', hidden: false })),
  hsnCodes,
  units: [
    { value: 'pcs', text: 'Piece', uqc: 'PCS' },
    { value: 'sqft', text: 'sqft', uqc: 'SQF' },
    { value: 'roll', text: 'roll', uqc: 'ROL' },
    { value: 'rft', text: 'rft', uqc: 'OTH' },
    { value: 'sqmtr', text: 'sqmtr', uqc: 'SQM' },
  ],
  home: {
    slides: inOrder(categories, ({ slide }) => slide).map(({ id, caption }) => ({
      category: id,
      caption: caption === undefined ? blank : { en: caption, hi: '3D वॉलपेपर', or: '3D ୱାଲପେପର୍' },
      picture: null,
    })),
    newArrivals: inOrder(categories, ({ newArrivals }) => newArrivals).map(({ id }) => id),
    trending: inOrder(categories, ({ trending }) => trending).map(({ id }) => id),
    bestSelling: inOrder(categories, ({ bestSelling }) => bestSelling).map(({ id }) => id),
  },
  arrivals: newArrivalGroups.map(openingGroup),
};

function openingCategory({ id, title, route, folder, place }: (typeof categories)[number]): CatalogueCategory {
  const { hi = '', or = '', alsoCalled = { en: [], hi: [], or: [] } } = openingNames[id] ?? {};
  return {
    id,
    route,
    formerRoutes: [],
    folder,
    names: { en: title, hi, or },
    alsoCalled,
    ...openingTexts(id),
    cover: { photo: '', closeUp: { left: 10, top: 10 } },
    hidden: false,
    place,
    product: openingProducts[folder] ?? '',
  };
}

function openingGroup({ folder, title }: (typeof newArrivalGroups)[number]): ArrivalGroup {
  const category = categories.find((each) => each.folder === folder);
  if (category?.title === title) return { folder, names: blank };
  const { hi = '', or = '' } = groupNames[folder] ?? openingNames[category?.id ?? 0] ?? {};
  return { folder, names: { en: title, hi, or } };
}
