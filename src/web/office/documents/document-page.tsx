import type { DocumentRecord } from '#contract/documents.ts';
import { paths } from '#contract/paths.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { DocumentView } from './document-view.tsx';

/** One document: its paper, what happened to it, and what can be made from it. */
export function DocumentPage({ title }: { title: string }) {
  return (
    <RecordPage<DocumentRecord>
      title={title}
      record={paths.documentRecord}
      back={{ href: paths.invoiceReports, text: 'Reports' }}
    >
      {(desk, record, reload) => <DocumentView desk={desk} record={record} onReload={reload} />}
    </RecordPage>
  );
}
