import { useEffect, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { CompanyFirst } from '../parts/company-first.tsx';
import { Choice } from '../parts/fields/choice.tsx';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { periodInstead } from '../parts/return-periods.ts';
import { usePart } from '../parts/use-part.ts';
import { DueSaid } from './due-said.tsx';
import { addressOfReturn, type ReturnChoice, returnInAddress } from './return-choice.ts';
import { ReturnFilters } from './return-filters.tsx';
import { ReturnFailed, ReturnLoading } from './return-states.tsx';
import { ReturnView } from './return-view.tsx';
import styles from './returns.module.css';
import { useReturn } from './use-return.ts';

/** GSTR-1 of a registration and a period: what to mend, its figures and files, and that it was filed. */
export function ReturnsPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) =>
        registeredStates(desk.company).length > 0 ? (
          <Returns title={title} desk={desk} />
        ) : (
          <>
            <PageHead title={title} takesFocus />
            <CompanyFirst desk={desk} />
          </>
        )
      }
    </StaffPage>
  );
}

function Returns({ title, desk }: { title: string; desk: Desk }) {
  const [choice, setChoice] = useState<ReturnChoice>(() => returnInAddress(location.search, desk));
  const { state, latest, reload } = useReturn(choice);
  // Back from a document shows the same return.
  useEffect(() => history.replaceState(null, '', addressOfReturn(choice)), [choice]);
  const choose = (part: Partial<ReturnChoice>) => setChoice((before) => ({ ...before, ...part }));
  const [isEinvoice, isEway] = [choice.tab === 'einvoice', choice.tab === 'eway'];
  const isReturn = choice.tab === 'gstr1';
  const einvoices = usePart(isEinvoice, () => import('./einvoices/einvoice-tab.tsx'));
  const eway = usePart(isEway, () => import('./eway/eway-tab.tsx'));
  const shown = state.kind === 'ready' && isReturn ? state.value : null;
  return (
    <>
      <PageHead title={title} takesFocus>
        <Choice
          label="Part"
          names={tabs.map(([, name]) => name)}
          chosen={tabs.find(([tab]) => tab === choice.tab)?.[1] ?? 'GSTR-1'}
          onChoose={(chosen) => choose({ tab: tabs.find(([, name]) => name === chosen)?.[0] ?? 'gstr1' })}
        />
        <span role="status" className="remark">
          {shown && <DueSaid shown={shown} today={desk.today} />}
        </span>
        <div className={styles.keys} aria-hidden="true">
          {!isEway && (
            <span>
              <kbd>F2</kbd> Period
            </span>
          )}
          {!isReturn ? (
            <>
              <span>
                <kbd>Space</kbd> choose
              </span>
              <span>
                <kbd>Shift</kbd> <kbd>Space</kbd> choose a run
              </span>
            </>
          ) : (
            <span>
              <kbd>Enter</kbd> on a section: its documents
            </span>
          )}
        </div>
      </PageHead>
      <ReturnFilters choice={choice} desk={desk} latest={latest} onChoose={choose} />
      {isEinvoice && einvoices && (
        <einvoices.EinvoiceTab key={`${choice.state} ${choice.period}`} state={choice.state} period={choice.period} />
      )}
      {isEway && eway && <eway.EwayTab key={choice.state} state={choice.state} />}
      {shown && (
        <ReturnView
          key={`${choice.state} ${choice.period}`}
          shown={shown}
          desk={desk}
          onPeriod={(period) => choose({ period })}
          onChanged={reload}
        />
      )}
      {isReturn && state.kind === 'loading' && <ReturnLoading />}
      {isReturn && state.kind === 'failed' && (
        <ReturnFailed
          failure={state.failure}
          instead={periodInstead(choice.period, state.failure)}
          onRetry={reload}
          onPeriod={(period) => choose({ period })}
        />
      )}
    </>
  );
}

const tabs = [
  ['gstr1', 'GSTR-1'],
  ['einvoice', 'e-invoice'],
  ['eway', 'e-way'],
] as const;
