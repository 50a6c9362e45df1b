/** The texts about the firm that its owner writes for visitors, in the order of the screen. */
export const siteTextIds = [
  'line',
  'title',
  'description',
  'history',
  'reasons',
  'overview',
  'services',
  'contact',
] as const;

export type SiteTextId = (typeof siteTextIds)[number];
