import type { ReactNode } from 'react';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from './frame/staff-page.tsx';
import type { LoadState } from './use-load.ts';

type WhenLoadedProps<Value> = {
  loaded: { state: LoadState<Value>; reload: () => void };
  /** The heading until it is loaded, of a screen that renders its own. */
  title?: string;
  /** Where a person goes on who followed a wrong link. */
  way?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** What is shown of something when it is loaded; until then that it is loading, or why it failed. */
export function WhenLoaded<Value>({ loaded: { state, reload }, title, way, children }: WhenLoadedProps<Value>) {
  if (state.kind === 'ready') return children(state.value);
  return (
    <>
      {title && <PageHead title={title} takesFocus />}
      {state.kind === 'loading' ? (
        <p className="quiet">Loading …</p>
      ) : (
        <FailedLoad failure={state.failure} onRetry={reload}>
          {way}
        </FailedLoad>
      )}
    </>
  );
}

type FailedLoadProps = { failure: CallFailure; onRetry: () => void; children?: ReactNode };

/** Why something was not loaded. Trying again helps neither who may not see it, nor when it is not there. */
export function FailedLoad({ failure, onRetry, children }: FailedLoadProps) {
  const canHelp = failure.status !== 403 && failure.status !== 404;
  return (
    <Notice
      kind="bad"
      title={failure.message}
      actions={
        (canHelp || children) && (
          <>
            {canHelp && <Button onClick={onRetry}>Try again</Button>}
            {children}
          </>
        )
      }
    />
  );
}
