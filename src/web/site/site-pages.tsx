import { paths } from '#contract/paths.ts';
import { homeSlides } from '#domain/catalogue/home-page-lists.ts';
import { CallbackPage } from './callback-page.tsx';
import { cataloguePages } from './catalogue-pages.ts';
import { HomePage } from './home-page.tsx';
import { covers } from './select-photos.ts';
import { nothing, type SitePage } from './site-page.ts';
import { ThanksPage } from './thanks-page.tsx';

/** What visitors see, by path. */
export const sitePages: Record<string, SitePage> = {
  [paths.home]: {
    title: ({ company }) => `${company.name}, interior and building-finishing products`,
    description: ({ company }) =>
      `${company.name}: wallpapers, panels, louvers, flooring, ceilings, carpets, blinds, awnings and solar films, since 2005.`,
    select: covers,
    picture: ({ catalogue }) => catalogue.folders[homeSlides[0]?.folder ?? '']?.[0] ?? null,
    Body: HomePage,
  },
  [paths.callbackDetails]: {
    title: ({ company, refused }) => `${refused?.problems[0]?.title ?? 'Callback Details'}, ${company.name}`,
    description: ({ company }) => `Leave an e-mail address or a contact number and ${company.name} calls back.`,
    select: nothing,
    picture: () => null,
    hidden: true,
    Body: CallbackPage,
  },
  [paths.thanks]: {
    title: ({ company }) => `Thank you, ${company.name}`,
    description: () => 'Request Submitted Successfully !!',
    select: nothing,
    picture: () => null,
    hidden: true,
    Body: ThanksPage,
  },
  ...cataloguePages,
};
