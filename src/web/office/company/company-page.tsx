import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { CompanyForm } from './company-form.tsx';

export function CompanyPage({ title }: { title: string }) {
  return <StaffPage title={title}>{(desk, reload) => <Company desk={desk} onSaved={reload} />}</StaffPage>;
}

function Company({ desk, onSaved }: { desk: Desk; onSaved: () => void }) {
  const { state, reload } = useLoad('company', (signal) =>
    callStaff(paths.companyRecord, { read: (response) => response.json() as Promise<CompanyAnswer>, signal }),
  );
  if (state.kind === 'loading') return <p className="quiet">Loading …</p>;
  if (state.kind === 'ready') return <CompanyForm desk={desk} loaded={state.value} onSaved={onSaved} />;
  const { failure } = state;
  return (
    <Notice
      kind="bad"
      title={failure.message}
      actions={failure.status !== 403 && <Button onClick={reload}>Try again</Button>}
    />
  );
}
