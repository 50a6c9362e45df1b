import type { Desk } from '#contract/desk.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import { path, paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { DocumentView } from './document-view.tsx';

/** One document: its paper, what happened to it, and what can be made from it. */
export function DocumentPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <DocumentOfAddress title={title} desk={desk} />}
    </StaffPage>
  );
}

function DocumentOfAddress({ title, desk }: { title: string; desk: Desk }) {
  const id = location.pathname.split('/').at(-1) ?? '';
  const { state, reload } = useLoad<DocumentRecord>(id, (signal) =>
    callStaff(path(paths.documentRecord, { id }), { signal, read: (response) => response.json() }),
  );
  if (state.kind === 'ready') return <DocumentView desk={desk} record={state.value} onReload={reload} />;
  return (
    <>
      <PageHead title={title} takesFocus />
      {state.kind === 'loading' ? (
        <p className="quiet">Loading …</p>
      ) : (
        <Notice
          kind="bad"
          title={state.failure.message}
          actions={
            <>
              {state.failure.status !== 404 && <Button onClick={reload}>Try again</Button>}
              <ButtonLink href={paths.invoiceReports}>Reports</ButtonLink>
            </>
          }
        />
      )}
    </>
  );
}
