import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Desk } from '#contract/desk.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { awaitsIrn } from '../parts/documents/awaits-irn.ts';
import { DeleteQuestion } from '../parts/documents/delete-question.tsx';
import { copyOfRecord } from '../parts/documents/record-draft.ts';
import { useCreditNote } from '../parts/documents/use-credit-note.tsx';
import { useOpenForm } from '../parts/entry/use-open-form.tsx';
import { Choice } from '../parts/fields/choice.tsx';
import { PageActions } from '../parts/frame/page-actions.tsx';
import { PageHead } from '../parts/frame/staff-page.tsx';
import page from '../parts/record/record-page.module.css';
import { ShareQuestion } from '../parts/shares/share-question.tsx';
import { usePart } from '../parts/use-part.ts';
import { usePrimaryKey } from '../parts/use-primary-key.ts';
import { AnswerLine } from './answer-line.tsx';
import { ChallanActions } from './challan-actions.tsx';
import { DeclineQuestion } from './decline-question.tsx';
import { DocumentBuyer } from './document-buyer.tsx';
import { DocumentPaper } from './document-paper.tsx';
import { LeftToInvoice } from './left-to-invoice.tsx';
import { SentAndReported } from './sent-and-reported.tsx';
import { useMakeInvoice } from './use-make-invoice.ts';
import { useTakeBackDecline } from './use-take-back-decline.ts';
import { WhatHappened } from './what-happened.tsx';
import { WhoDidWhat } from './who-did-what.tsx';

type DocumentViewProps = { desk: Desk; record: DocumentRecord; onReload: () => void };

export function DocumentView({ desk, record, onReload }: DocumentViewProps) {
  const { refnum, kind, cancelled, proForma } = record;
  const [view, setView] = useState<View>('Facts');
  const [sharing, setSharing] = useState(false);
  const shares = usePart(sharing, () => import('../parts/shares/share-panel.tsx'));
  const portal = usePart(record.einvoice !== null, () => import('./einvoice-panel.tsx'));
  const supply = usePart(true, () => import('./supply-facts.tsx'));
  const shareButton = useRef<HTMLButtonElement>(null);
  const stopSharing = useCallback(() => {
    flushSync(() => setSharing(false));
    shareButton.current?.focus();
    onReload();
  }, [onReload]);
  // A list of what lacks an e-way bill leads to it.
  const canMove = (kind === 'tax' || kind === 'challan') && !cancelled;
  const [moving, setMoving] = useState(canMove && location.hash === '#eway');
  const eway = usePart(moving, () => import('../parts/eway/eway-panel.tsx'));
  const stopMoving = useCallback(() => {
    flushSync(() => setMoving(false));
    onReload();
  }, [onReload]);
  const aside = sharing || moving;
  const [question, setQuestion] = useState<'decline' | 'delete' | 'share' | null>(null);
  const { open, notice } = useOpenForm();
  const { credit, notice: creditNotice } = useCreditNote(open);
  const takeBack = useTakeBackDecline(record, onReload);
  const { next, make, waits } = useMakeInvoice(record, open);
  useEffect(() => {
    document.title = refnum;
  }, [refnum]);

  const copy = () => open(copyOfRecord(record.data, desk.today));
  const canInvoice = next.kind !== 'none';
  const isOwed = kind === 'tax' && record.customer !== null && (record.money?.open ?? 0) > 0;
  const receive = `${paths.receive}?${new URLSearchParams({ customer: record.customer?.id ?? '', document: record.id })}`;
  usePrimaryKey(question || aside ? null : canInvoice ? make : isOwed ? () => location.assign(receive) : copy);

  return (
    <>
      <PageHead title={refnum} takesFocus>
        <DocumentBuyer record={record} onChanged={onReload} />
        <div className={page.views}>
          <Choice label="View" names={views} chosen={view} onChoose={setView} />
        </div>
        {aside && (
          <PageActions>
            <Button onClick={sharing ? stopSharing : stopMoving}>
              What happened <kbd>Esc</kbd>
            </Button>
          </PageActions>
        )}
        <PageActions hidden={aside}>
          {!cancelled && (
            <Button look="bad" onClick={() => setQuestion('delete')}>
              Cancel …
            </Button>
          )}
          <ChallanActions
            record={record}
            today={desk.today}
            onClose={() => setQuestion('decline')}
            onReopen={takeBack.run}
            onReload={onReload}
          />
          {proForma?.state === 'declined' && <Button onClick={takeBack.run}>Not declined</Button>}
          {proForma && canDecline(record) && <Button onClick={() => setQuestion('decline')}>Declined …</Button>}
          {(record.leftToCredit ?? 0) > 0 && <Button onClick={() => credit(record)}>Credit note</Button>}
          {canMove && <Button onClick={() => setMoving(true)}>E-way bill</Button>}
          <Button ref={shareButton} onClick={() => (awaitsIrn(record) ? setQuestion('share') : setSharing(true))}>
            Share
          </Button>
          <Button look={canInvoice || isOwed ? [] : 'go'} onClick={copy}>
            New from this{!canInvoice && !isOwed && primaryKey}
          </Button>
          {isOwed && (
            <ButtonLink look="go" href={receive}>
              Receive money{primaryKey}
            </ButtonLink>
          )}
          {canInvoice && (
            <Button look="go" aria-disabled={waits} onClick={make}>
              {waits ? 'Loading what is left …' : 'Make tax invoice'}
              {primaryKey}
            </Button>
          )}
        </PageActions>
      </PageHead>
      {notice}
      {creditNotice}
      {takeBack.message && <Notice kind="bad" title={takeBack.message} />}
      {next.kind === 'failed' && (
        <Notice kind="bad" title={next.message} actions={<Button onClick={next.retry}>Try again</Button>}>
          No tax invoice can be made until the quantities that are left are loaded.
        </Notice>
      )}
      <div className={page.split} data-view={view}>
        <DocumentPaper desk={desk} record={record} />
        <div className={page.facts}>
          <AnswerLine record={record} today={desk.today} />
          {shares && (
            <shares.SharePanel of={{ document: record.id }} today={desk.today} open={sharing} onClose={stopSharing} />
          )}
          {eway && moving && <eway.EwayPanel record={record} today={desk.today} onClose={stopMoving} />}
          {!aside && portal && record.einvoice && (
            <portal.EinvoicePanel record={record} einvoice={record.einvoice} today={desk.today} onChanged={onReload} />
          )}
          {!aside && next.kind === 'ready' && <LeftToInvoice record={record} next={next} />}
          {!aside && supply && <supply.SupplyFacts record={record} today={desk.today} />}
          {!aside && <WhatHappened record={record} onReload={onReload} />}
          {!aside && <SentAndReported record={record} />}
          {!aside && <WhoDidWhat record={record} />}
        </div>
      </div>
      {question === 'decline' && (
        <DeclineQuestion
          record={record}
          onCancel={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null);
            onReload();
          }}
        />
      )}
      {question === 'share' && (
        <ShareQuestion
          number={refnum}
          onCancel={() => setQuestion(null)}
          onShare={() => {
            setQuestion(null);
            setSharing(true);
          }}
        />
      )}
      {question === 'delete' && (
        <DeleteQuestion
          record={record}
          customer={record.customer}
          kind={kind}
          state={record.taxState}
          onCancel={() => setQuestion(null)}
          onCredit={() => {
            setQuestion(null);
            credit(record);
          }}
          onGone={() => {
            setQuestion(null);
            onReload();
          }}
        />
      )}
    </>
  );
}

type View = (typeof views)[number];
const views = ['Facts', 'Paper'] as const;

const primaryKey = (
  <>
    {' '}
    <kbd>Ctrl Enter</kbd>
  </>
);

function canDecline({ cancelled, proForma }: DocumentRecord) {
  return !cancelled && proForma !== null && proForma.state !== 'declined' && proForma.state !== 'invoiced';
}
