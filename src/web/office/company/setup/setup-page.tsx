import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { SetupForm } from './setup-form.tsx';
import { StartOwnShop } from './start-own-shop.tsx';

/** From the demo to a shop of one's own, and from an empty shop to its first invoice. */
export function SetupPage({ title }: { title: string }) {
  return <StaffPage title={title}>{(desk, reload) => <Setup desk={desk} onSaved={reload} />}</StaffPage>;
}

type Loaded = { setup: SetupAnswer; company: CompanyAnswer };

function Setup({ desk, onSaved }: { desk: Desk; onSaved: () => void }) {
  const { state, reload } = useLoad('setup', fetchSetup);
  if (state.kind === 'loading') return <p className="quiet">Loading …</p>;
  if (state.kind === 'failed')
    return (
      <Notice
        kind="bad"
        title={state.failure.message}
        actions={state.failure.status !== 403 && <Button onClick={reload}>Try again</Button>}
      />
    );
  const { setup, company } = state.value;
  if (setup.demo) return <StartOwnShop cannot={setup.own} username={desk.username} />;
  return <SetupForm desk={desk} loaded={company} steps={setup.steps} onSaved={onSaved} onStepsChanged={reload} />;
}

async function fetchSetup(signal: AbortSignal): Promise<CallAnswer<Loaded>> {
  const [setup, company] = await Promise.all([
    callStaff<SetupAnswer>(paths.setupSteps, { read: (response) => response.json(), signal }),
    callStaff<CompanyAnswer>(paths.companyRecord, { read: (response) => response.json(), signal }),
  ]);
  if (!setup.ok) return setup;
  return company.ok ? { ...company, value: { setup: setup.value, company: company.value } } : company;
}
