import { paths } from '#contract/paths.ts';
import type { CallbackState } from '#domain/callbacks/callback.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { Pager } from '../parts/list/pager.tsx';
import { useChoice } from '../parts/list/use-choice.ts';
import { useFileDownload } from '../parts/list/use-file-download.ts';
import { usePrimaryKey } from '../parts/use-primary-key.ts';
import { FailedLoad } from '../parts/when-loaded.tsx';
import { CallbackItem } from './callback-item.tsx';
import styles from './callbacks-page.module.css';
import { type CallbackChoice, useCallbacks } from './use-callbacks.ts';

export function CallbacksPage({ title }: { title: string }) {
  return <StaffPage title={title}>{() => <Callbacks />}</StaffPage>;
}

function Callbacks() {
  // A link from elsewhere names one request: it is shown alone, whatever its state and page.
  const [choice, choose] = useChoice<CallbackChoice>(() => ({
    id: /^#([0-9a-f-]{36})$/.exec(location.hash)?.[1] ?? '',
    state: 'open',
    kind: 'all',
    page: 1,
    size: 10,
  }));
  const { id: only, state, kind, page, size } = choice;
  const { list, counts, change, send, move, deletePhoto, write, notice, formNotice, reload } = useCallbacks(choice);
  const file = useFileDownload();
  const shown = list.kind === 'ready' ? list.value.callbacks : [];
  const count = counts?.[state] ?? 0;
  usePrimaryKey(shown.length > 0 ? pressPrimary : null);

  return (
    <>
      <fieldset className={styles.choice} aria-label="Which callbacks">
        {views.map((view) => (
          <Button
            key={view.state}
            look="slim"
            aria-pressed={!only && view.state === state}
            onClick={() => choose({ state: view.state, id: '' })}
          >
            {view.name}
            {counts && ` (${counts[view.state]})`}
          </Button>
        ))}
        <Button
          look="slim"
          aria-pressed={!only && kind === 'samples'}
          onClick={() => choose({ kind: kind === 'all' || only ? 'samples' : 'all', id: '' })}
        >
          Only samples
        </Button>
        <Button
          look="slim"
          aria-disabled={file.busy !== ''}
          onClick={() => file.save(paths.callbackExport, 'callbacks.csv')}
        >
          Export all
        </Button>
      </fieldset>
      {file.message && <Notice kind="bad" title={`Export: ${file.message}`} />}
      {notice && (
        <div className={styles.notice}>
          <Notice
            key={notice.id}
            kind={notice.kind}
            title={notice.title}
            takesFocus
            actions={notice.undo && <Button onClick={notice.undo}>Undo</Button>}
          />
        </div>
      )}
      {formNotice}
      {list.kind === 'loading' && <p className="quiet">Loading …</p>}
      {list.kind === 'failed' && <FailedLoad failure={list.failure} onRetry={reload} />}
      {only && shown.length > 0 && <p className="quiet">This request alone. The buttons above show the others.</p>}
      {list.kind === 'ready' && shown.length === 0 && (
        <p className={styles.none}>
          {only
            ? 'This request is not kept any more. The buttons above show the others.'
            : count === 0
              ? kind === 'samples'
                ? 'No samples are asked for here.'
                : emptyTexts[state]
              : 'This page is empty. Go to the previous page.'}
        </p>
      )}
      <ul className={styles.list} aria-label="Callbacks" aria-busy={list.kind === 'loading'}>
        {shown.map((callback) => (
          <CallbackItem
            key={callback.id}
            callback={callback}
            takesFocus={callback.id === only}
            onChange={change}
            onSend={send}
            onMove={move}
            onDeletePhoto={deletePhoto}
            onWrite={(kind) => write(callback, kind)}
          />
        ))}
      </ul>
      {!only && count > 0 && <Pager count={count} page={page} size={size} onChoose={choose} />}
    </>
  );
}

/** The main button belongs to the request in hand: the one with the focus, else the first. */
function pressPrimary() {
  const request = document.activeElement?.closest('[data-request]') ?? document.querySelector('[data-request]');
  request?.querySelector<HTMLElement>('[data-primary]')?.click();
}

const views: { state: CallbackState; name: string }[] = [
  { state: 'open', name: 'Waiting' },
  { state: 'done', name: 'Done' },
  { state: 'held', name: 'Held back' },
];

const emptyTexts: Record<CallbackState, string> = {
  open: 'No callbacks are waiting.',
  done: 'No callbacks are marked done yet.',
  held: 'No callbacks are held back. Likely spam comes here and is not mailed.',
};
