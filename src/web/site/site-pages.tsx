import { paths } from '#contract/paths.ts';
import { HomePage } from './home-page.tsx';
import { nothing, type SitePage } from './site-page.ts';

/** What visitors see, by path. */
export const sitePages: Record<string, SitePage> = {
  [paths.home]: {
    title: ({ company }) => `${company.name}, interior and building-finishing products`,
    description: ({ company }) =>
      `${company.name}: wallpapers, panels, louvers, flooring, ceilings, carpets, blinds, awnings and solar films, since 2005.`,
    select: nothing,
    picture: () => null,
    Body: HomePage,
  },
};
