import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { registrationIn } from '#domain/company/registered-states.ts';
import type { SharedForm, SharedPage } from '#domain/shares/shared-page.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { Overloaded } from '../ports/failures.ts';
import type { LiveShare, ShareStore } from '../ports/shares.ts';
import type { PictureOfPage } from './picture-pages.ts';
import { readSharedThing, type SharedThingPorts } from './read-shared-thing.ts';
import type { SharedContent } from './shared-content.ts';

type OpenPorts = SharedThingPorts & { shares: Pick<ShareStore, 'open'>; pictureOfPage: PictureOfPage };

export type OpenedShare = { share: LiveShare; content: SharedContent };

/** What a token opens now; null for a wrong, an ended and a lapsed one. */
export async function openShare(ports: OpenPorts, token: string): Promise<OpenedShare | null> {
  const share = await ports.shares.open(ports.system.sha256(token), ports.system.now());
  const content = share && (await readSharedThing(ports, share.of, share.paper));
  return share && content && { share, content };
}

/** How the reader wants to see it. */
export type ShareView = { address: string; language: SharedPage['language']; showAll: boolean; form: SharedForm };

/** All that the page of an opened share shows. */
export async function sharedPageOf(
  ports: OpenPorts,
  { share, content }: OpenedShare,
  view: ShareView,
): Promise<SharedPage> {
  const [company, paper] = await Promise.all([
    ports.companies.current().then((version) => version?.company),
    firstPage(ports, content),
  ]);
  return {
    address: view.address,
    language: view.language,
    firm: firmOf(company, content.taxState),
    ...content.facts,
    paper: paper && {
      pages: paper.pages,
      size: { width: paper.width, height: paper.height },
      showAll: view.showAll,
    },
    form: view.form,
    endsOn: indianDate(share.expiresAt),
  };
}

/** Null when too many pictures are made just now: the page is readable without them. */
async function firstPage(ports: OpenPorts, content: SharedContent) {
  try {
    return await ports.pictureOfPage(await content.paper(), 1);
  } catch (error) {
    if (error instanceof Overloaded) return null;
    throw error;
  }
}

function firmOf(company: Company | undefined, taxState: TaxState): SharedPage['firm'] {
  if (!company) return { name: '', address: [], gstin: '', phone: '' };
  const { address, gstin, phone } = registrationIn(company, taxState);
  return { name: company.name, address, gstin, phone: phone || (company.contact?.phones[0] ?? '') };
}
