import { paths } from '#contract/paths.ts';
import { formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { CompanyFirst } from '../parts/company-first.tsx';
import { CancelledNotice } from '../parts/documents/cancelled-notice.tsx';
import { SavedDrafts } from '../parts/documents/saved-drafts.tsx';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { OperationsMenu } from './operations-menu.tsx';
import styles from './operations-page.module.css';
import { RecentDocuments } from './recent-documents.tsx';

export function OperationsPage({ title }: { title: string }) {
  return (
    <StaffPage
      title={title}
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
              <OperationsMenu group="documents" title="Documents" desk={desk} />
              <OperationsMenu group="images" title="Images" desk={desk} />
              <OperationsMenu group="visitors" title="Visitors" desk={desk}>
                <a href={paths.home}>
                  <b>Public site</b> <span>what visitors see</span>
                </a>
              </OperationsMenu>
              <OperationsMenu group="desk" title={desk.role === 'owner' ? 'People and records' : 'You'} desk={desk} />
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
