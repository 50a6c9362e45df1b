import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageNotice from '../parts/page-notice.module.css';
import type { Making } from './use-make-brochure.ts';

/** What became of it, above the form. */
export function BrochureAnswer({ making, onNew }: { making: Making; onNew: () => void }) {
  if (making.kind === 'idle' || making.kind === 'busy' || making.kind === 'taken') return null;
  return <div className={pageNotice.notice}>{noticeOf(making, onNew)}</div>;
}

function noticeOf(making: Exclude<Making, { kind: 'idle' | 'busy' | 'taken' }>, onNew: () => void) {
  if (making.kind === 'saved')
    return (
      <Notice
        kind="good"
        takesFocus
        title={`${making.brochure.title} is first on Brochures`}
        actions={
          <>
            <ButtonLink look="go" href={paths.brochures}>
              See Brochures
            </ButtonLink>
            <ButtonLink href={making.address}>Open the PDF</ButtonLink>
            <Button onClick={onNew}>Begin another</Button>
          </>
        }
      >
        <p>{making.brochure.message}</p>
      </Notice>
    );
  if (making.kind === 'blocked')
    return (
      <Notice
        kind="bad"
        title="The browser blocked the tab for the PDF"
        actions={
          <ButtonLink look="go" href={making.address} target="_blank">
            Open the PDF
          </ButtonLink>
        }
      />
    );
  const { id, message, problems } = making;
  return (
    <Notice key={id} kind="bad" takesFocus title={problems.length > 0 ? 'The brochure cannot be made yet' : message}>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, message: problem }) => (
            <li key={field + problem}>
              <a href={`#${idOf(field)}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The control to correct: that of a picture is in its row. */
function idOf(field: string) {
  if (field.startsWith('pictures.')) return field.replace('pictures.', 'order-');
  return { pictures: 'folder', title: 'title', line: 'line' }[field] ?? 'title';
}
