import { paths } from '#contract/paths.ts';
import { formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { CompanyFirst } from '../parts/company-first.tsx';
import { CancelledNotice } from '../parts/documents/cancelled-notice.tsx';
import { SavedDrafts } from '../parts/entry/saved-drafts.tsx';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { ChallansSection } from './challans-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { OperationsMenu } from './operations-menu.tsx';
import styles from './operations-page.module.css';
import { RecentDocuments } from './recent-documents.tsx';
import { SetupSection } from './setup-section.tsx';
import { Waiting } from './waiting.tsx';
import { WarningsSection } from './warnings-section.tsx';

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
            <div className={styles.six}>
              <OperationsMenu group="documents" title="Documents" desk={desk} />
              <OperationsMenu group="images" title="Images" desk={desk} />
            </div>
            <div className={styles.side}>
              {desk.role === 'owner' && <WarningsSection />}
              {desk.role === 'owner' && <SetupSection demo={desk.demo} />}
              <Waiting desk={desk} />
              <ChallansSection />
              {desk.seesFigures && <FiguresSection />}
              <SavedDrafts />
              <RecentDocuments states={desk.documentStates} />
            </div>
            <div className={styles.rest}>
              <OperationsMenu group="customers" title="Customers and money" desk={desk} look="low" />
              <OperationsMenu
                group="records"
                title={desk.role === 'owner' ? 'Visitors, people and records' : 'Visitors and you'}
                desk={desk}
                look="two"
              >
                <a href={paths.home}>
                  <b>Public site</b>
                </a>
              </OperationsMenu>
            </div>
          </div>
        </>
      )}
    </StaffPage>
  );
}
