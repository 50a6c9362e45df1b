import { useState } from 'react';
import type { UnknownBuyersAnswer } from '#contract/customer-documents.ts';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import { AddedNotice } from './added-notice.tsx';
import { BuyersTable } from './buyers-table.tsx';
import { PastDock } from './past-dock.tsx';
import styles from './past-page.module.css';
import { usePast } from './use-past.ts';

/** The book from the past: the buyers of issued documents who are in no book yet. */
export function PastPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {() => <Past title={title} />}
    </StaffPage>
  );
}

function Past({ title }: { title: string }) {
  const { state, latest, choice, added, progress, change, more, add, reload } = usePast();
  const [opened, setOpened] = useState<string | null>(null);
  usePrimaryKey(add);
  return (
    <>
      <PageHead title={title} takesFocus>
        <PageActions>
          <ButtonLink href={paths.customers}>Customers</ButtonLink>
          <ButtonLink href={paths.customerImport}>Import</ButtonLink>
        </PageActions>
      </PageHead>
      {added && (
        <div className={styles.notice}>
          <AddedNotice key={added.id} added={added} />
        </div>
      )}
      {state.kind === 'loading' && !latest && <p className="quiet">Loading …</p>}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {latest?.count === 0 && (
        <p className={styles.none}>
          Every buyer on your documents is in the book. <a href={paths.customers}>Open the customers</a>
        </p>
      )}
      {latest && latest.count > 0 && (
        <>
          <p className={styles.lede}>{ledeOf(latest)}</p>
          <BuyersTable
            buyers={latest.buyers}
            onceCount={latest.count - latest.likely}
            choice={choice}
            refused={added?.refused ?? []}
            opened={opened}
            onOpen={setOpened}
            onChange={change}
          />
          {latest.buyers.length < latest.count && (
            <p className={styles.more}>
              <Button aria-disabled={state.kind === 'loading'} onClick={more}>
                Show more
              </Button>
              <span className="quiet">
                {latest.buyers.length} of {latest.count} are listed
              </span>
            </p>
          )}
          <PastDock buyers={latest.buyers} count={latest.count} choice={choice} progress={progress} onAdd={add} />
        </>
      )}
    </>
  );
}

function ledeOf({ count, documents }: UnknownBuyersAnswer) {
  const where = documents === 1 ? '1 document' : `${documents} documents`;
  const who = count === 1 ? `1 buyer on ${where} is` : `${count} buyers on ${where} are`;
  return `${who} not in the book yet. One GSTIN is one buyer; without it, one name and PIN. Those with a GSTIN or several documents are ticked. Correct what is wrong: the printed papers stay as they are.`;
}
