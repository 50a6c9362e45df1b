import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import { CompanyFirst } from '../parts/company-first.tsx';
import { CancelledNotice } from '../parts/documents/cancelled-notice.tsx';
import { SavedDrafts } from '../parts/documents/saved-drafts.tsx';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import styles from './operations-page.module.css';
import { RecentDocuments } from './recent-documents.tsx';

export function OperationsPage() {
  return (
    <StaffPage
      title="Operations"
      aside={({ today }) => (
        <span className="quiet">
          {weekday(today)} {formatDate(today)}
        </span>
      )}
    >
      {(desk) => (
        <>
          <CompanyFirst desk={desk} />
          <CancelledNotice />
          <div className={styles.columns}>
            <div>
              <h2 id="documents">Documents</h2>
              <nav className={styles.menu} aria-labelledby="documents">
                <a className={styles.first} href={paths.taxInvoice}>
                  <b>Generate Tax Invoice</b> <span>{nextOf(desk, 'tax')}</span>
                </a>
                <a href={paths.proFormaInvoice}>
                  <b>Generate Pro-forma Invoice</b> <span>{nextOf(desk, 'pro')}</span>
                </a>
                <a href={paths.creditNote}>
                  <b>Generate Credit Note</b> <span>{nextOf(desk, 'credit')}</span>
                </a>
                <a href={paths.invoiceReports}>
                  <b>View Reports</b>
                </a>
              </nav>
              <h2 id="images">Images</h2>
              <nav className={styles.menu} aria-labelledby="images">
                <a href={paths.uploadImage}>
                  <b>Upload Images</b>
                </a>
                <a href={paths.imageDeletion}>
                  <b>Delete Images</b>
                </a>
              </nav>
              <h2 id="visitors">Visitors</h2>
              <nav className={styles.menu} aria-labelledby="visitors">
                <a href={paths.callbacks}>
                  <b>Callbacks</b> <span>{desk.openCallbacks > 0 && `${desk.openCallbacks} waiting`}</span>
                </a>
                <a href={paths.home}>
                  <b>Public site</b> <span>what visitors see</span>
                </a>
              </nav>
              <h2 id="desk">{desk.role === 'owner' ? 'People and records' : 'You'}</h2>
              <nav className={styles.menu} aria-labelledby="desk">
                <a href={paths.ownAccount}>
                  <b>Your account</b> <span>password and logins</span>
                </a>
                {desk.role === 'owner' && (
                  <>
                    <a href={paths.people}>
                      <b>People</b> <span>who can log in</span>
                    </a>
                    <a href={paths.company}>
                      <b>Company</b> <span>firm, bank, paper, contact</span>
                    </a>
                    <a href={paths.audit}>
                      <b>Audit log</b> <span>who did what</span>
                    </a>
                  </>
                )}
              </nav>
            </div>
            <div>
              <SavedDrafts />
              <RecentDocuments />
            </div>
          </div>
        </>
      )}
    </StaffPage>
  );
}

/** `'next DL 0043, OD 0018'`: prefix and counter of the next number of each state in which the firm is registered. */
function nextOf({ nextNumbers, company }: Desk, kind: InvoiceKind) {
  const states = company ? registeredStates(company) : [];
  const shortOf = (state: TaxState) => `${taxStates[state].prefix} ${nextNumbers[kind][state].split('/').at(-1) ?? ''}`;
  return states.length > 0 && `next ${states.map(shortOf).join(', ')}`;
}
