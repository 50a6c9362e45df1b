/** One entry of the category menu: a gallery page of the site and the folder that it shows. */
type Category = { id: number; title: string; route: string; folder: string };

function category(id: number, title: string, route: string, folder: string): Category {
  return { id, title, route, folder };
}

/** The 24 categories in the order of the menu. There is no 7. The spellings are the firm's own. */
export const categories: readonly Category[] = [
  category(1, 'Exterior Claddings', '/claddings', 'claddings'),
  category(2, 'Awnings', '/awnings', 'awnings'),
  category(3, 'Blinds', '/blinds', 'blinds'),
  category(4, 'Wall-2-Wall Carpets', '/wall2wall', 'wall2wallc'),
  category(5, 'Ceilings', '/ceilings', 'ceilings'),
  category(6, 'Solar Films', '/solar', 'solar'),
  category(8, 'Artificial Grass', '/agrass', 'agrass'),
  category(9, 'Door Mats', '/doormats', 'doormats'),
  category(10, 'Pvc Panels', '/pvcpanels', 'pvc'),
  category(11, 'Moduler Carpet Tiles', '/modulercarpets', 'carpettiles'),
  category(12, 'Nexa Carpets', '/nexacarpets', 'nexa'),
  category(13, 'Fundermax', '/fundermax', 'fundermax'),
  category(14, 'Aluminium Louver Panels', '/aluminiumlouverpanels', 'aluminiumlouverpanels'),
  category(15, 'Indoor WPC Louvers', '/indoorwpclouvers', 'indoorwpclouvers'),
  category(16, 'Outdoor WPC Louvers', '/outdoorwpclouvers', 'outdoorwpclouvers'),
  category(17, 'HPL', '/hpl', 'hpl'),
  category(18, 'Wallpapers', '/wallpapers', 'wallpapers'),
  category(19, 'Wooden Floorings', '/woodenfloorings', 'woodenfloorings'),
  category(20, 'Wpc Baffle Ceilings', '/wpcbaffleceilings', 'wpcbaffleceilings'),
  category(21, 'Soffit Panels', '/soffitpanels', 'soffitpanels'),
  category(22, 'Gym Floorings', '/gymfloorings', 'gym'),
  category(23, 'Vertical Garden', '/verticalgarden', 'verticalgarden'),
  category(24, 'Foam Panels', '/foampanels', 'foampanels'),
  category(25, 'Acoustic Baffle Ceilings', '/acousticbaffleceilings', 'acousticbaffleceilings'),
];

/** The folders that hold pictures of products, in the order in which staff choose them. */
export const productFolders: readonly string[] = [
  'agrass',
  'wallpapers',
  'solar',
  'wall2wallc',
  'awnings',
  'blinds',
  'ceilings',
  'claddings',
  'doormats',
  'carpettiles',
  'nexa',
  'pvc',
  'woodenfloorings',
  'fundermax',
  'aluminiumlouverpanels',
  'indoorwpclouvers',
  'outdoorwpclouvers',
  'hpl',
  '3d_panels',
  'fabio',
  'floorings',
  'newarrivals',
  'wpcbaffleceilings',
  'soffitpanels',
  'gym',
  'verticalgarden',
  'foampanels',
  'acousticbaffleceilings',
];

/** The folder of the brochures. */
export const brochureFolder = 'pdfs';

const otherTitles: ReadonlyMap<string, string> = new Map([
  ['3d_panels', '3D Panels'],
  ['fabio', 'Fabio'],
  ['floorings', 'Floorings'],
  ['newarrivals', 'New Arrivals'],
  [brochureFolder, 'Brochures'],
]);

/** What a folder is called: `folderTitle('carpettiles')` → `'Moduler Carpet Tiles'`; a folder that is none of ours keeps its key. */
export function folderTitle(folder: string): string {
  return categories.find((each) => each.folder === folder)?.title ?? otherTitles.get(folder) ?? folder;
}

/** `isProductFolder('wallpapers')` → `true`; 'pdfs', 'general' and 'social' hold no pictures of products. */
export function isProductFolder(text: string): boolean {
  return productFolders.includes(text);
}

/** `takesUploads('pdfs')` → `true`: the folders that staff fill, pictures of products and brochures. */
export function takesUploads(text: string): boolean {
  return isProductFolder(text) || text === brochureFolder;
}

type FolderOption = { value: string; text: string };

function folderOptions(folders: readonly string[]): readonly FolderOption[] {
  return [{ value: '', text: 'select' }, ...folders.map((value) => ({ value, text: folderTitle(value) }))];
}

/** The product types of the screen that uploads. */
export const uploadOptions = folderOptions([...productFolders, brochureFolder]);

/** The product types of the screen that deletes. */
export const deletionOptions = folderOptions(productFolders);

/** A part of the New Arrivals page. */
type NewArrivalGroup = { title: string; folder: string };

/** The groups of New Arrivals, in their order. The firm keeps the new wallpapers in `fabio` and the new wooden and gym floorings in `newarrivals`. */
export const newArrivalGroups: readonly NewArrivalGroup[] = [
  { title: 'WPC Baffle Ceilings', folder: 'wpcbaffleceilings' },
  { title: 'Soffit Panels', folder: 'soffitpanels' },
  { title: 'Indoor WPC Louvers', folder: 'indoorwpclouvers' },
  { title: 'Outdoor WPC Louvers', folder: 'outdoorwpclouvers' },
  { title: 'HPL', folder: 'hpl' },
  { title: 'Fundermax', folder: 'fundermax' },
  { title: '3D Panels', folder: '3d_panels' },
  { title: 'Floorings', folder: 'floorings' },
  { title: 'Wallpapers', folder: 'fabio' },
  { title: 'Wooden & Gym Floorings', folder: 'newarrivals' },
];
