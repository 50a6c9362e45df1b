// The keys of `categories`, then those of the folders without a gallery.
const products: Record<string, string> = {
  claddings: 'Exterior Cladding',
  awnings: 'Awning',
  blinds: 'Blinds',
  wall2wallc: 'Wall to Wall Carpet',
  ceilings: 'Gypsum Ceiling',
  solar: 'Sun Film',
  agrass: 'Artificial Grass',
  doormats: 'Door Mat',
  pvc: 'PVC Panel',
  carpettiles: 'Carpet Tile',
  nexa: 'Nexa Carpet',
  fundermax: 'Fundermax',
  aluminiumlouverpanels: 'Aluminium Louver Panel',
  indoorwpclouvers: 'Indoor WPC Louver',
  outdoorwpclouvers: 'Outdoor WPC Louver',
  hpl: 'HPL Sheet',
  wallpapers: 'Wallpaper',
  woodenfloorings: 'Wooden Flooring',
  wpcbaffleceilings: 'WPC Baffle Ceiling',
  soffitpanels: 'Soffit Panel',
  gym: 'Gym Flooring',
  verticalgarden: 'Vertical Garden',
  foampanels: 'Foam Panel',
  acousticbaffleceilings: 'Acoustic Baffle Ceiling',
  '3d_panels': '3D Panels',
  fabio: 'Wallpaper',
  floorings: 'Wooden Flooring',
  newarrivals: 'Wooden Flooring',
};

/** The product that a picture of a folder becomes on a document: `folderProduct('carpettiles')` → `'Carpet Tile'`; '' when the folder names none. */
export function folderProduct(folder: string): string {
  return Object.hasOwn(products, folder) ? (products[folder] ?? '') : '';
}
