import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { SetupForm } from './setup-form.tsx';
import { StartOwnShop } from './start-own-shop.tsx';

/** From the demo to a shop of one's own, and from an empty shop to its first invoice. */
export function SetupPage({ title }: { title: string }) {
  return <StaffPage title={title}>{(desk, reload) => <Setup desk={desk} onSaved={reload} />}</StaffPage>;
}

type Loaded = { setup: SetupAnswer; company: CompanyAnswer };

function Setup({ desk, onSaved }: { desk: Desk; onSaved: () => void }) {
  const loaded = useLoad('setup', fetchSetup);
  return (
    <WhenLoaded loaded={loaded}>
      {({ setup: { demo, own, steps }, company }) =>
        demo ? (
          <StartOwnShop cannot={own} username={desk.username} />
        ) : (
          <SetupForm desk={desk} loaded={company} steps={steps} onSaved={onSaved} onStepsChanged={loaded.reload} />
        )
      }
    </WhenLoaded>
  );
}

async function fetchSetup(signal: AbortSignal): Promise<CallAnswer<Loaded>> {
  const [setup, company] = await Promise.all([
    callStaff<SetupAnswer>(paths.setupSteps, { read: (response) => response.json(), signal }),
    callStaff<CompanyAnswer>(paths.companyRecord, { read: (response) => response.json(), signal }),
  ]);
  if (!setup.ok) return setup;
  return company.ok ? { ...company, value: { setup: setup.value, company: company.value } } : company;
}
