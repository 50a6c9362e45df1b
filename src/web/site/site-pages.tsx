import type { ReactElement } from 'react';
import { paths } from '#contract/paths.ts';
import { HomePage } from './home-page.tsx';

type Company = { name: string };

type SitePage = {
  title: (company: Company) => string;
  description: (company: Company) => string;
  render: (props: { company: Company }) => ReactElement;
};

/** What visitors see, by path. */
export const sitePages: Record<string, SitePage> = {
  [paths.home]: {
    title: ({ name }) => `${name}, interior and building-finishing products`,
    description: ({ name }) =>
      `${name}: wallpapers, panels, louvers, flooring, ceilings, carpets, blinds, awnings and solar films, since 2005.`,
    render: HomePage,
  },
};
