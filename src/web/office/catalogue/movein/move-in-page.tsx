import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from '../../parts/drop-area.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import page from '../../parts/page-notice.module.css';
import { RefusedSave } from '../../parts/record/refused-save.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { ChosenRows } from '../../parts/sheets/chosen-rows.tsx';
import { refusedFile, refusedIn } from '../../parts/sheets/refused-file.ts';
import { countKind } from '../../parts/sheets/row-kinds.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { MoveInDock } from './move-in-dock.tsx';
import { MoveInTable } from './move-in-table.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { type MoveInState, useMoveIn } from './use-move-in.ts';

/** Products from Excel, CSV or Tally: what each row becomes, before it is taken. */
export function MoveInPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {({ role }) => (role === 'owner' ? <MoveIn title={title} /> : <ForOwners title={title} />)}
    </StaffPage>
  );
}

function ForOwners({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Notice kind="bad" title="Only an owner takes products from a file." />
    </>
  );
}

function MoveIn({ title }: { title: string }) {
  const { state, taken, fileName, read, again, take, takeBack, clear } = useMoveIn();
  const isBusy = state.kind === 'reading' || (state.kind === 'preview' && state.isTaking);
  const preview = 'preview' in state ? state.preview : null;
  useWarningBeforeLeaving(state.kind === 'preview' && state.isTaking);
  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet" role="status">
          {statusText(state)}
        </span>
        <PageActions>
          {preview && countKind(preview, 'refused') > 0 && (
            <Button onClick={() => saveFile(refusedFile(preview, refusedIn(preview)), 'refused-products.csv')}>
              Save refused rows as a file
            </Button>
          )}
          {preview ? (
            <Button aria-disabled={isBusy} onClick={() => isBusy || clear()}>
              Another file
            </Button>
          ) : (
            <ButtonLink href={paths.catalogue}>Catalogue</ButtonLink>
          )}
        </PageActions>
      </PageHead>
      {(state.kind === 'taken' || (state.kind === 'empty' && (taken || state.failure || state.said))) && (
        <div className={page.notice}>
          {state.kind === 'empty' && state.said && <Notice kind="good" title={state.said} takesFocus />}
          {state.failure && <RefusedSave failure={state.failure} kept="Your file" again="try again" />}
          {taken && <TakenNotice taken={taken} takesFocus={state.kind === 'taken'} onTakeBack={takeBack} />}
          {state.kind === 'taken' && !taken && !state.failure && <Notice kind="good" title={thereText} takesFocus />}
          {state.kind === 'empty' && state.failure && fileName && (
            <Button onClick={again}>Read {fileName} again</Button>
          )}
        </div>
      )}
      {(state.kind === 'empty' || state.kind === 'reading') && (
        <DropArea
          single
          accept=".csv,.tsv,.txt,.xlsx,.xml,text/xml,application/xml"
          what="the file"
          hint={state.kind === 'reading' ? 'Reading …' : hint}
          onFiles={([file]) => file && void read(file)}
        />
      )}
      {state.kind === 'preview' && (
        <>
          <ChosenRows
            rows={state.preview.rows}
            hint="Nothing is in the catalogue yet. What a row leaves blank stays as it is."
          >
            {(shown) => <MoveInTable rows={shown} />}
          </ChosenRows>
          <MoveInDock state={state} onTake={take} />
        </>
      )}
    </>
  );
}

const thereText = 'All good rows of this file are in the catalogue already.';

const hint =
  'Excel, CSV, or the stock items of Tally (Export, Masters, format XML), up to 20 MB. A column is named Name or Item; HSN, Unit and GST are read too.';

function statusText(state: MoveInState): string {
  if (state.kind === 'empty') return '';
  if (state.kind === 'reading') return `Reading ${state.name} …`;
  const { rows, sheet } = state.preview;
  const count = rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-IN')} rows`;
  return `${state.name}${sheet ? `, sheet “${sheet}”` : ''}, ${count}`;
}
