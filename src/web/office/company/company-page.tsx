import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { WhenLoaded } from '../parts/when-loaded.tsx';
import { CompanyForm } from './company-form.tsx';

export function CompanyPage({ title }: { title: string }) {
  return <StaffPage title={title}>{(desk, reload) => <Company desk={desk} onSaved={reload} />}</StaffPage>;
}

function Company({ desk, onSaved }: { desk: Desk; onSaved: () => void }) {
  const loaded = useLoad('company', (signal) =>
    callStaff(paths.companyRecord, { read: (response) => response.json() as Promise<CompanyAnswer>, signal }),
  );
  return (
    <WhenLoaded loaded={loaded}>
      {(company) => <CompanyForm desk={desk} loaded={company} onSaved={onSaved} />}
    </WhenLoaded>
  );
}
