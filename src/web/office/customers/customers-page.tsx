import { paths } from '#contract/paths.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageActions } from '../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { Pager } from '../parts/list/pager.tsx';
import { useAddress, useChoice } from '../parts/list/use-choice.ts';
import { useFileDownload } from '../parts/list/use-file-download.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { usePrimaryKey } from '../parts/use-primary-key.ts';
import { addressOfChoice, type BookChoice, choiceInAddress } from './book-choice.ts';
import { CustomerSearch } from './customer-search.tsx';
import { CustomersTable } from './customers-table.tsx';
import { EmptyBook } from './empty-book.tsx';
import { useCustomerCounts, useCustomers } from './use-customers.ts';
import { useUnknownBuyers } from './use-unknown-buyers.ts';

/** The customer book. */
export function CustomersPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <Customers title={title} today={desk.today} />}
    </StaffPage>
  );
}

function Customers({ title, today }: { title: string; today: string }) {
  const [choice, choose] = useChoice<BookChoice>(() => choiceInAddress(location.search));
  const { which, page, size } = choice;
  const query = useDebounced(choice.typed, 150).trim();
  const { state: list, latest, reload } = useCustomers({ query, which, page, size });
  const counts = useCustomerCounts().latest;
  const unknown = useUnknownBuyers();
  const file = useFileDownload();
  usePrimaryKey(openNewCustomer);
  useAddress(addressOfChoice({ ...choice, typed: query }));
  const isEmpty = counts !== null && counts.all + counts.archived === 0;

  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet" role="status">
          {counts && !isEmpty && countText(counts.all)}
        </span>
        {!isEmpty && (
          <PageActions>
            {unknown > 0 && <ButtonLink href={paths.customersFromDocuments}>Add {unknown} from documents</ButtonLink>}
            <ButtonLink href={paths.customerImport}>Import</ButtonLink>
            <Button aria-disabled={file.busy !== ''} onClick={() => file.save(paths.customerExport, 'customers.csv')}>
              Export CSV
            </Button>
            <ButtonLink look="go" href={paths.newCustomer}>
              New customer <kbd>Ctrl Enter</kbd>
            </ButtonLink>
          </PageActions>
        )}
      </PageHead>
      {file.message && <Notice kind="bad" title={`Export: ${file.message}`} />}
      {isEmpty ? (
        <EmptyBook unknownBuyers={unknown} />
      ) : (
        <>
          <CustomerSearch choice={choice} counts={counts} onChoose={choose} />
          <CustomersTable
            list={list}
            query={query}
            which={which}
            today={today}
            counts={counts}
            onClear={() => choose({ typed: '' })}
            onRetry={reload}
          />
          {latest && latest.count > 0 && (
            <Pager count={latest.count} page={page} size={size} onChoose={choose}>
              Billed this year is invoices less credit notes since 01/04/{financialYear(today).slice(0, 4)}.
            </Pager>
          )}
        </>
      )}
    </>
  );
}

function openNewCustomer() {
  location.assign(paths.newCustomer);
}

function countText(count: number) {
  return count === 1 ? '1 customer' : `${count} customers`;
}
