import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { SiteWordsForm } from './site-words-form.tsx';

/** What the site says of the firm: owners write it, staff read it. */
export function SiteWordsPage({ title }: { title: string }) {
  return <StaffPage title={title}>{({ role }) => <Loaded isOwner={role === 'owner'} />}</StaffPage>;
}

function Loaded({ isOwner }: { isOwner: boolean }) {
  const { state, reload } = useLoad('site words', (signal) =>
    callStaff(paths.siteWords, { read: (response) => response.json() as Promise<SiteWordsAnswer>, signal }),
  );
  if (state.kind === 'ready') return <SiteWordsForm loaded={state.value} isOwner={isOwner} />;
  if (state.kind === 'loading') return <p className="quiet">Loading …</p>;
  return <Notice kind="bad" title={state.failure.message} actions={<Button onClick={reload}>Try again</Button>} />;
}
