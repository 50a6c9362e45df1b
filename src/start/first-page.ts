import { paths } from '#contract/paths.ts';
import type { CompanyVersion } from '#domain/company/company.ts';

/** What a start says of the page that a newcomer opens first: in a demo the choice, in an empty shop its set-up; nothing for a shop that trades. */
export function firstPage(record: Pick<CompanyVersion, 'demo'> | null, publicOrigin: string): string[] {
  if (record !== null && !record.demo) return [];
  const deed = record ? 'Look around in the demo, or set up your own shop' : 'Set up your shop';
  return [`${deed}: ${publicOrigin}${paths.setup}`];
}
