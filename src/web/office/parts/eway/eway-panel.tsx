import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { EwayRecordAnswer } from '#contract/returns/eway.ts';
import { callStaff } from '../frame/call-staff.ts';
import { useLoad } from '../use-load.ts';
import { FailedLoad } from '../when-loaded.tsx';
import { EwayAnswers } from './eway-answers.tsx';
import { EwayForm } from './eway-form.tsx';
import styles from './eway-panel.module.css';
import { ewayWords } from './eway-words.ts';

type EwayPanelProps = { record: DocumentRecord; today: string; onClose: () => void };

/** How the goods of a tax invoice move, the file for the portal, and what the portal answered. Esc closes it. */
export function EwayPanel({ record, today, onClose }: EwayPanelProps) {
  const address = path(paths.documentEway, { id: record.id });
  const { state, reload } = useLoad<EwayRecordAnswer>(address, (signal) =>
    callStaff(address, { signal, read: (response) => response.json() }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  const eway = state.kind === 'ready' ? state.value : null;
  return (
    <section aria-labelledby="eway" className={styles.panel}>
      <h2 id="eway" ref={heading} tabIndex={-1}>
        E-way bill {eway && <span className="quiet">{ewayWords(eway).status}</span>}
      </h2>
      {state.kind === 'loading' && <p className="quiet">Loading …</p>}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {eway && (
        <>
          <p className={styles.law}>
            <span>
              <b>{ewayWords(eway).lead}</b> {ewayWords(eway).law}
            </span>
            {ewayWords(eway).days !== '' && <span>{ewayWords(eway).days}</span>}
          </p>
          <EwayForm key={`form ${eway.version}`} id={record.id} eway={eway} today={today} onSaved={reload} />
          <EwayAnswers
            key={`answers ${eway.bills.length} ${eway.bills.filter(({ cancelled }) => cancelled).length} ${eway.version}`}
            id={record.id}
            kind={record.kind}
            number={record.refnum}
            today={today}
            eway={eway}
            onTaken={reload}
          />
        </>
      )}
    </section>
  );
}
