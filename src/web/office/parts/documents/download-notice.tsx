import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DownloadState } from './use-download.ts';

/** A download that failed or was blocked. Scrolls into view, because the button may be far away. `actions`: how to go on after a failure. */
export function DownloadNotice({ state, actions }: { state: DownloadState; actions?: ReactNode }) {
  if (state.kind === 'idle' || state.kind === 'busy') return null;
  return (
    <div key={`${state.kind} ${state.number}`} ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
      {state.kind === 'failed' ? (
        <Notice kind="bad" title={`${state.number}: ${state.message}`} actions={actions} />
      ) : (
        <Notice
          kind="bad"
          title={`The browser blocked the tab for ${state.number}`}
          actions={
            <ButtonLink look="go" href={state.address} target="_blank">
              Open {state.number}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
