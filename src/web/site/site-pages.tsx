import { paths } from '#contract/paths.ts';
import { CallbackPage } from './callback/callback-page.tsx';
import { ThanksPage } from './callback/thanks-page.tsx';
import { cataloguePages } from './catalogue-pages.ts';
import { homePage } from './home/home-page.tsx';
import { noPhotos, type SitePage } from './parts/site-page.ts';

/** What visitors see, by path. */
export const sitePages: Record<string, SitePage> = {
  [paths.home]: homePage,
  [paths.callbackDetails]: {
    title: ({ company, refused }) => `${refused?.problems[0]?.title ?? 'Callback Details'}, ${company.name}`,
    description: ({ company }) => `Leave an e-mail address or a contact number and ${company.name} calls back.`,
    select: noPhotos,
    picture: () => null,
    hidden: true,
    Body: CallbackPage,
  },
  [paths.thanks]: {
    title: ({ company }) => `Thank you, ${company.name}`,
    description: () => 'Request Submitted Successfully !!',
    select: noPhotos,
    picture: () => null,
    hidden: true,
    Body: ThanksPage,
  },
  ...cataloguePages,
};
