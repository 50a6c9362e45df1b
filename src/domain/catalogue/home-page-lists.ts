import { type Category, categories, inOrder } from './categories.ts';

/** A picture of the home page's carousel: the first of its folder, under its caption; `route` is where it leads. */
type HomeSlide = { id: number; folder: string; caption: string; route: string };

/** The slides of the home page, in their order; the captions are the firm's own. */
export const homeSlides: readonly HomeSlide[] = inOrder(categories, ({ slide }) => slide).map(
  ({ folder, route, title, caption = title }, index) => ({ id: index + 1, folder, caption, route }),
);

/** How long a carousel shows a slide, in milliseconds: shorter on the home page than elsewhere. */
export const slideInterval = { byDefault: 5000, home: 1000 };

/** A card of the home page: a category, the first picture of its folder and its number in the menu. */
type HomeCard = Pick<Category, 'id' | 'title' | 'route' | 'folder'>;

/** The card rows of the home page. New Arrivals shows only groups that have a category page. */
export const homeRows: Record<'newArrivals' | 'trending' | 'bestSelling', readonly HomeCard[]> = {
  newArrivals: inOrder(categories, ({ newArrivals }) => newArrivals).map((category) => ({
    ...category,
    title: category.groupTitle ?? category.title,
  })),
  trending: inOrder(categories, ({ trending }) => trending),
  bestSelling: inOrder(categories, ({ bestSelling }) => bestSelling),
};
