import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from '../../parts/drop-area.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { MoveInLinks } from '../../parts/movein/move-in-links.tsx';
import { TakeBack } from '../../parts/movein/take-back.tsx';
import page from '../../parts/page-notice.module.css';
import { RefusedSave } from '../../parts/record/refused-save.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { ChosenRows } from '../../parts/sheets/chosen-rows.tsx';
import { refusedFile, refusedIn } from '../../parts/sheets/refused-file.ts';
import { countKind } from '../../parts/sheets/row-kinds.ts';
import { shownTime } from '../../parts/shown-time.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { BillsDock } from './bills-dock.tsx';
import { BillsTable } from './bills-table.tsx';
import { type TakenBills, useBillsFile } from './use-bills-file.ts';

/** What customers owe from before, from Excel, CSV or Tally: what each row becomes, before it is taken. */
export function MoveInBillsPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {({ role }) =>
        role === 'owner' ? (
          <MoveInBills title={title} />
        ) : (
          <>
            <PageHead title={title} />
            <Notice kind="bad" title="Only an owner takes bills from a file." />
          </>
        )
      }
    </StaffPage>
  );
}

function MoveInBills({ title }: { title: string }) {
  const { state, failure, said, taken, again, read, take, takeBack, clear } = useBillsFile();
  const preview = state.kind === 'preview' ? state.preview : null;
  const isTaking = state.kind === 'preview' && state.isTaking;
  useWarningBeforeLeaving(isTaking);
  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet" role="status">
          {state.kind === 'reading' && `Reading ${state.name} …`}
          {state.kind === 'preview' && `${state.name}, ${state.preview.rows.length.toLocaleString('en-IN')} rows`}
        </span>
        <PageActions>
          {preview && countKind(preview, 'refused') > 0 && (
            <Button onClick={() => saveFile(refusedFile(preview, refusedIn(preview)), 'refused-bills.csv')}>
              Save refused rows as a file
            </Button>
          )}
          {preview ? (
            <Button aria-disabled={isTaking} onClick={() => isTaking || clear()}>
              Another file
            </Button>
          ) : (
            <ButtonLink href={paths.outstanding}>Outstanding</ButtonLink>
          )}
        </PageActions>
      </PageHead>
      <MoveInLinks current={paths.moveInBillsPage} />
      {(said || failure || (taken && state.kind === 'empty')) && (
        <div className={page.notice}>
          {said && <Notice kind="good" title={said} takesFocus />}
          {failure && <RefusedSave failure={failure} kept="Your file" again="try again" />}
          {failure && state.kind === 'empty' && <Button onClick={again}>Read the file again</Button>}
          {taken && state.kind === 'empty' && <TakenNotice taken={taken} onTakeBack={takeBack} />}
        </div>
      )}
      {state.kind === 'preview' ? (
        <>
          <ChosenRows
            rows={state.preview.rows}
            hint={`Nothing of the file is in the accounts yet. ${state.preview.leftOut}`}
          >
            {(shown) => <BillsTable rows={shown} isOneRegistration={state.preview.registrations.length < 2} />}
          </ChosenRows>
          <BillsDock preview={state.preview} isTaking={isTaking} onTake={take} />
        </>
      ) : (
        <DropArea
          single
          accept=".csv,.tsv,.txt,.xlsx,.xml,text/xml,application/xml"
          what="the file"
          hint={state.kind === 'reading' ? 'Reading …' : hint}
          onFiles={([file]) => file && void read(file)}
        />
      )}
    </>
  );
}

const hint =
  'Take the customers first. Then Excel, CSV, or from Tally as XML the ledgers with bill-wise details or the report Bills Receivable, up to 20 MB. Columns: Customer, Bill no, Date, Amount; Due date, GSTIN and Dr/Cr are read too.';

/** What a file brought, and the way back for a day. */
function TakenNotice({ taken, onTakeBack }: { taken: TakenBills; onTakeBack: (taken: TakenBills) => Promise<void> }) {
  return (
    <Notice
      kind="good"
      title={`Bills were taken from ${taken.name}.`}
      actions={
        <TakeBack
          what="these bills"
          asks="They leave the accounts of the customers."
          onTakeBack={() => onTakeBack(taken)}
        />
      }
    >
      <p>Until {shownTime(taken.until)} they can be taken back together, while nobody has changed or paid one.</p>
    </Notice>
  );
}
