import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from '../drop-area.tsx';
import { PageActions } from '../frame/page-actions.tsx';
import { PageHead, StaffPage } from '../frame/staff-page.tsx';
import page from '../page-notice.module.css';
import { RefusedSave } from '../record/refused-save.tsx';
import { saveFile } from '../save-file.ts';
import { ChosenRows } from '../sheets/chosen-rows.tsx';
import { refusedFile, refusedIn } from '../sheets/refused-file.ts';
import { countKind } from '../sheets/row-kinds.ts';
import { DataTable } from '../table/data-table.tsx';
import { useWarningBeforeLeaving } from '../use-warning-before-leaving.ts';
import { MoveInDock } from './move-in-dock.tsx';
import { MoveInLinks } from './move-in-links.tsx';
import type { MovedRow, MovedSort } from './moved-sort.ts';
import { TakenNotice } from './taken-notice.tsx';
import { type MoveInState, useMoveIn } from './use-move-in.ts';

type MoveInProps<Row extends MovedRow> = { title: string; sort: MovedSort<Row> };

/** Rows from Excel, CSV or Tally: what each becomes, before it is taken. */
export function MoveInScreen<Row extends MovedRow>({ title, sort }: MoveInProps<Row>) {
  return (
    <StaffPage title={title} ownHead>
      {({ role }) =>
        role === 'owner' ? <MoveIn title={title} sort={sort} /> : <ForOwners title={title} sort={sort} />
      }
    </StaffPage>
  );
}

function ForOwners<Row extends MovedRow>({ title, sort }: MoveInProps<Row>) {
  return (
    <>
      <PageHead title={title} />
      <Notice kind="bad" title={sort.words.forOwners} />
    </>
  );
}

function MoveIn<Row extends MovedRow>({ title, sort }: MoveInProps<Row>) {
  const { home, words } = sort;
  const { state, taken, fileName, read, again, take, takeBack, clear } = useMoveIn(sort);
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
            <Button onClick={() => saveFile(refusedFile(preview, refusedIn(preview)), words.refusedFile)}>
              Save refused rows as a file
            </Button>
          )}
          {preview ? (
            <Button aria-disabled={isBusy} onClick={() => isBusy || clear()}>
              Another file
            </Button>
          ) : (
            <ButtonLink href={home.href}>{home.name}</ButtonLink>
          )}
        </PageActions>
      </PageHead>
      <MoveInLinks current={sort.screen} />
      {(state.kind === 'taken' || (state.kind === 'empty' && (taken || state.failure || state.said))) && (
        <div className={page.notice}>
          {state.kind === 'empty' && state.said && <Notice kind="good" title={state.said} takesFocus />}
          {state.failure && <RefusedSave failure={state.failure} kept="Your file" again="try again" />}
          {taken && <TakenNotice sort={sort} taken={taken} takesFocus={state.kind === 'taken'} onTakeBack={takeBack} />}
          {state.kind === 'taken' && !taken && !state.failure && <Notice kind="good" title={words.there} takesFocus />}
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
          hint={state.kind === 'reading' ? 'Reading …' : words.hint}
          onFiles={([file]) => file && void read(file)}
        />
      )}
      {state.kind === 'preview' && (
        <>
          <ChosenRows rows={state.preview.rows} hint={words.before}>
            {(shown) => (
              <DataTable label="What the rows become" columns={sort.columns} rows={shown} keyOf={({ row }) => row} />
            )}
          </ChosenRows>
          <MoveInDock sort={sort} state={state} onTake={take} />
        </>
      )}
    </>
  );
}

function statusText<Row extends MovedRow>(state: MoveInState<Row>): string {
  if (state.kind === 'empty') return '';
  if (state.kind === 'reading') return `Reading ${state.name} …`;
  const { rows, sheet } = state.preview;
  const count = rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-IN')} rows`;
  return `${state.name}${sheet ? `, sheet “${sheet}”` : ''}, ${count}`;
}
