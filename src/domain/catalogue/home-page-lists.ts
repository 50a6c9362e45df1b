import { categories, newArrivalGroups } from './categories.ts';

/** A picture of the home page's carousel: the first of its folder, under its caption; `route` is where it leads. */
type HomeSlide = { id: number; folder: string; caption: string; route: string };

const slides: [folder: string, caption: string][] = [
  ['wallpapers', '3D Wallpapers'],
  ['woodenfloorings', 'Wooden Floorings'],
  ['claddings', 'Exterior Claddings'],
  ['acousticbaffleceilings', 'Acoustic Baffle Ceilings'],
  ['ceilings', 'Ceilings'],
  ['awnings', 'Awnings'],
  ['wall2wallc', 'Wall-2-Wall Carpets'],
  ['blinds', 'Blinds'],
  ['solar', 'Solar Films'],
  ['agrass', 'Artificial Grass'],
  ['doormats', 'Door Mats'],
  ['pvc', 'Pvc Panels'],
  ['carpettiles', 'Moduler Carpet Tiles'],
  ['nexa', 'Nexa Carpets'],
];

/** A card of the home page: a category, the first picture of its folder and its number in the menu. */
type HomeCard = { id: number; title: string; route: string; folder: string };

function cardOf(folder: string): HomeCard[] {
  return categories.filter((each) => each.folder === folder);
}

/** The 14 slides of the home page, in their order; the captions are the firm's own. */
export const homeSlides: readonly HomeSlide[] = slides.flatMap(([folder, caption], index) =>
  cardOf(folder).map(({ route }) => ({ id: index + 1, folder, caption, route })),
);

/** How long a slide of a carousel stands, in milliseconds: on the home page shorter than elsewhere. */
export const slideInterval = { byDefault: 5000, home: 1000 };

/** The card rows of the home page. New Arrivals are those of its groups that have a category to explore. */
export const homeRows = {
  newArrivals: newArrivalGroups.flatMap(({ title, folder }) => cardOf(folder).map((card) => ({ ...card, title }))),
  trending: ['verticalgarden', 'acousticbaffleceilings', 'pvc'].flatMap(cardOf),
  bestSelling: ['wallpapers', 'woodenfloorings', 'carpettiles', 'blinds', 'agrass'].flatMap(cardOf),
} satisfies Record<string, readonly HomeCard[]>;
