import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { DownloadState } from './use-download.ts';

/** What became of a download, where there is something to say. */
export const DownloadNotice = ({ state }: { state: DownloadState }) => {
  if (state.is === 'failed') return <Notice kind="bad" title={`${state.number}: ${state.message}`} />;
  if (state.is !== 'blocked') return null;
  return (
    <Notice
      kind="bad"
      title={`The browser blocked the tab for ${state.number}`}
      actions={
        <ButtonLink look="go" href={state.address} target="_blank">
          Open {state.number}
        </ButtonLink>
      }
    />
  );
};
