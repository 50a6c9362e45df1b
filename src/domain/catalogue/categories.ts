import type { PlaceId } from './place-titles.ts';

/** A folder of pictures. Each number below is a position in one list. No number: not in that list. */
type ProductFolder = {
  folder: string;
  title: string;
  /** In the list of product types for staff, which has all folders; those without a number come last. */
  choice?: number;
  /** In the groups of New Arrivals; `groupTitle` when the group's title differs. */
  newArrivals?: number;
  groupTitle?: string;
};

/** An entry of the category menu: a gallery of the site, its folder, and its positions in the lists of Home. */
type Category = ProductFolder & {
  id: number;
  route: string;
  place: PlaceId;
  /** In the carousel; `caption` when it is not the title. */
  slide?: number;
  caption?: string;
  trending?: number;
  bestSelling?: number;
};

// The spellings are the firm's own. Id 7 is not used. The folder has the name of the route, unless `folder` is given.
// biome-ignore format: a category is a line
const categoryLines: readonly (Omit<Category, 'folder'> & { folder?: string })[] = [
  { id: 1, title: 'Exterior Claddings', route: '/claddings', place: 'facades', choice: 8, slide: 3 },
  { id: 2, title: 'Awnings', route: '/awnings', place: 'windows-and-outdoors', choice: 5, slide: 6 },
  { id: 3, title: 'Blinds', route: '/blinds', place: 'windows-and-outdoors', choice: 6, slide: 8, bestSelling: 4 },
  { id: 4, title: 'Wall-2-Wall Carpets', route: '/wall2wall', folder: 'wall2wallc', place: 'floors', choice: 4, slide: 7 },
  { id: 5, title: 'Ceilings', route: '/ceilings', place: 'ceilings', choice: 7, slide: 5 },
  { id: 6, title: 'Solar Films', route: '/solar', place: 'windows-and-outdoors', choice: 3, slide: 9 },
  { id: 8, title: 'Artificial Grass', route: '/agrass', place: 'windows-and-outdoors', choice: 1, slide: 10, bestSelling: 5 },
  { id: 9, title: 'Door Mats', route: '/doormats', place: 'floors', choice: 9, slide: 11 },
  { id: 10, title: 'Pvc Panels', route: '/pvcpanels', folder: 'pvc', place: 'walls', choice: 12, slide: 12, trending: 3 },
  { id: 11, title: 'Moduler Carpet Tiles', route: '/modulercarpets', folder: 'carpettiles', place: 'floors', choice: 10, slide: 13, bestSelling: 3 },
  { id: 12, title: 'Nexa Carpets', route: '/nexacarpets', folder: 'nexa', place: 'floors', choice: 11, slide: 14 },
  { id: 13, title: 'Fundermax', route: '/fundermax', place: 'facades', choice: 14, newArrivals: 6 },
  { id: 14, title: 'Aluminium Louver Panels', route: '/aluminiumlouverpanels', place: 'facades', choice: 15 },
  { id: 15, title: 'Indoor WPC Louvers', route: '/indoorwpclouvers', place: 'walls', choice: 16, newArrivals: 3 },
  { id: 16, title: 'Outdoor WPC Louvers', route: '/outdoorwpclouvers', place: 'facades', choice: 17, newArrivals: 4 },
  { id: 17, title: 'HPL', route: '/hpl', place: 'walls', choice: 18, newArrivals: 5 },
  { id: 18, title: 'Wallpapers', route: '/wallpapers', place: 'walls', choice: 2, slide: 1, caption: '3D Wallpapers', bestSelling: 1 },
  { id: 19, title: 'Wooden Floorings', route: '/woodenfloorings', place: 'floors', choice: 13, slide: 2, bestSelling: 2 },
  { id: 20, title: 'Wpc Baffle Ceilings', route: '/wpcbaffleceilings', place: 'ceilings', choice: 23, newArrivals: 1, groupTitle: 'WPC Baffle Ceilings' },
  { id: 21, title: 'Soffit Panels', route: '/soffitpanels', place: 'ceilings', choice: 24, newArrivals: 2 },
  { id: 22, title: 'Gym Floorings', route: '/gymfloorings', folder: 'gym', place: 'floors', choice: 25 },
  { id: 23, title: 'Vertical Garden', route: '/verticalgarden', place: 'walls', choice: 26, trending: 1 },
  { id: 24, title: 'Foam Panels', route: '/foampanels', place: 'walls', choice: 27 },
  { id: 25, title: 'Acoustic Baffle Ceilings', route: '/acousticbaffleceilings', place: 'ceilings', slide: 4, trending: 2 },
];

/** The categories in the order of the menu. Every list of them derives from these lines. */
export const categories: readonly Category[] = categoryLines.map((line) => ({ folder: line.route.slice(1), ...line }));

// Folders without a gallery. The firm keeps the new wallpapers in `fabio` and the new wooden and gym floorings in `newarrivals`.
export const otherFolders: readonly ProductFolder[] = [
  { title: '3D Panels', folder: '3d_panels', choice: 19, newArrivals: 7 },
  { title: 'Fabio', folder: 'fabio', choice: 20, newArrivals: 9, groupTitle: 'Wallpapers' },
  { title: 'Floorings', folder: 'floorings', choice: 21, newArrivals: 8 },
  { title: 'New Arrivals', folder: 'newarrivals', choice: 22, newArrivals: 10, groupTitle: 'Wooden & Gym Floorings' },
];

const folderLines: readonly ProductFolder[] = [...categories, ...otherFolders];

/** The lines that have a position in a list, in its order: `inOrder(categories, ({ slide }) => slide)` → Wallpapers, … */
export function inOrder<Line>(lines: readonly Line[], positionIn: (line: Line) => number | undefined): Line[] {
  const placed = lines.map((line) => ({ line, position: positionIn(line) }));
  return placed
    .filter(({ position }) => position !== undefined)
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ line }) => line);
}

/** The folders that hold pictures of products, in the order in which staff choose them. */
export const productFolders: readonly string[] = inOrder(
  folderLines,
  ({ choice = Number.MAX_SAFE_INTEGER }) => choice,
).map(({ folder }) => folder);

/** A section of the New Arrivals page. */
type NewArrivalGroup = { title: string; folder: string };

/** The groups of New Arrivals, in their order. */
export const newArrivalGroups: readonly NewArrivalGroup[] = inOrder(folderLines, ({ newArrivals }) => newArrivals).map(
  ({ folder, title, groupTitle = title }) => ({ title: groupTitle, folder }),
);
