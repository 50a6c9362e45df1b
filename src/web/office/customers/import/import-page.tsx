import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import choices from '../../parts/fields/counted-choice.module.css';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { MoveInLinks } from '../../parts/movein/move-in-links.tsx';
import { TakeBack } from '../../parts/movein/take-back.tsx';
import page from '../../parts/page-notice.module.css';
import { saveFile } from '../../parts/save-file.ts';
import { refusedFile, refusedIn } from '../../parts/sheets/refused-file.ts';
import { shownTime } from '../../parts/shown-time.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { ImportDock } from './import-dock.tsx';
import { ImportPreviewView } from './import-preview-view.tsx';
import type { ImportState } from './import-state.ts';
import { type ImportSource, importSources, SourceFields } from './source-fields.tsx';
import { useImport } from './use-import.ts';
import type { TakenImport } from './use-taken-import.ts';

/** Customers from a sheet, from the clipboard or from Tally. */
export function ImportPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {({ role }) => <ImportCustomers title={title} isOwner={role === 'owner'} />}
    </StaffPage>
  );
}

function ImportCustomers({ title, isOwner }: { title: string; isOwner: boolean }) {
  const { state, back, read, choose, store, takeBack, clear } = useImport();
  const [source, setSource] = useState<ImportSource>('file');
  useWarningBeforeLeaving(state.kind === 'writing');
  const taken = isOwner ? back.taken : null;
  // A file that brought nothing leaves that of the one before.
  const takenNow = state.kind === 'done' && state.result.added + state.result.changed > 0 ? taken : null;
  const canChoose = state.kind === 'empty' || state.kind === 'preview' || state.kind === 'done';
  const saveRefused = () => {
    if (!('preview' in state)) return;
    const refused =
      state.kind === 'done'
        ? new Map(state.result.refused.map(({ number, message }) => [number, message]))
        : refusedIn(state.preview);
    saveFile(refusedFile(state.preview, refused), 'refused-customers.csv');
  };

  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet" role="status">
          {statusText(state)}
        </span>
        <PageActions>
          <fieldset className={choices.choices} aria-label="From where">
            {importSources.map(({ value, text }) => (
              <Button
                key={value}
                look="slim"
                aria-pressed={source === value}
                aria-disabled={!canChoose}
                onClick={() => {
                  if (!canChoose) return;
                  setSource(value);
                  clear();
                }}
              >
                {text}
              </Button>
            ))}
          </fieldset>
        </PageActions>
      </PageHead>
      {isOwner && <MoveInLinks current={paths.customerImport} />}
      {state.kind === 'empty' && (back.said || back.problem || taken) && (
        <div className={page.notice}>
          {back.said && <Notice kind="good" title={back.said} takesFocus />}
          {back.problem && <Notice kind="bad" title={back.problem} takesFocus />}
          {taken && (
            <Notice
              kind="good"
              title={`Imported from ${taken.name}: ${countText(taken.added)} added, ${countText(taken.changed)} changed.`}
              actions={<TakeImportBack taken={taken} onTakeBack={takeBack} />}
            >
              <p>{untilWhen(taken)}</p>
            </Notice>
          )}
        </div>
      )}
      {state.kind === 'done' && back.problem && <Notice kind="bad" title={back.problem} takesFocus />}
      {(state.kind === 'empty' || state.kind === 'reading') && (
        <SourceFields source={source} state={state} onRead={read} />
      )}
      {state.kind === 'done' && (
        <Notice
          kind="good"
          title={doneText(state.result)}
          takesFocus
          actions={
            <>
              <ButtonLink look="go" href={paths.customers}>
                Customers
              </ButtonLink>
              {state.result.refused.length > 0 && <Button onClick={saveRefused}>Save refused rows as a file</Button>}
              <Button onClick={clear}>Another file</Button>
              {takenNow && <TakeImportBack taken={takenNow} onTakeBack={takeBack} />}
            </>
          }
        >
          {takenNow && <p>{untilWhen(takenNow)}</p>}
          {state.result.refused.length > 0 && <p>Save the refused rows, correct them, and import that file.</p>}
        </Notice>
      )}
      {state.kind === 'broken' && (
        <Notice
          kind="bad"
          title={`The import stopped: ${state.problem}`}
          takesFocus
          actions={<Button onClick={store}>Continue the import</Button>}
        >
          <p>
            {state.done} of {state.of} rows are stored. If you continue, no row is stored twice.
          </p>
        </Notice>
      )}
      {(state.kind === 'preview' || state.kind === 'writing') && (
        <>
          <ImportPreviewView state={state} onChoose={choose} onSave={saveRefused} />
          <ImportDock state={state} onStore={store} onClear={clear} onSave={saveRefused} />
        </>
      )}
    </>
  );
}

function TakeImportBack({ taken, onTakeBack }: { taken: TakenImport; onTakeBack: () => Promise<void> }) {
  return (
    <TakeBack
      what={taken.added + taken.changed === 1 ? '1 customer' : `${countText(taken.added + taken.changed)} customers`}
      asks="Those that were added go to the archive, those that were changed are as they were before."
      onTakeBack={onTakeBack}
    />
  );
}

function untilWhen({ until }: TakenImport): string {
  return `Until ${shownTime(until)} they can be taken back together, while nobody changed one and no document or money is theirs.`;
}

function countText(count: number): string {
  return count.toLocaleString('en-IN');
}

function statusText(state: ImportState): string {
  if (state.kind === 'reading') return `Reading ${state.name || 'the pasted rows'} …`;
  if (state.kind === 'empty') return '';
  const { preview, name } = state;
  const sheet = preview.sheet ? `, sheet “${preview.sheet}”` : '';
  const rows = preview.rows.length === 1 ? '1 row' : `${preview.rows.length.toLocaleString('en-IN')} rows`;
  return `${name || 'Pasted'}${sheet}, ${rows}`;
}

function doneText({ added, changed, same, refused }: Extract<ImportState, { kind: 'done' }>['result']) {
  const counts = [added, changed, same, refused.length].map(countText);
  return `Imported: ${counts[0]} added, ${counts[1]} changed, ${counts[2]} the same, ${counts[3]} refused.`;
}
