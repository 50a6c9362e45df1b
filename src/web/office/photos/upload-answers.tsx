import { Notice } from '../../ui/notice.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import styles from './upload-answers.module.css';
import { countQueue, type Upload } from './upload-queue.ts';

/** The server's message for each file. One file: only its message. Several files: a summary and all messages. */
export function UploadAnswers({ uploads }: { uploads: readonly Upload[] }) {
  const { sending, done, failed } = countQueue(uploads);
  const answers = uploads.flatMap(({ id, name, state }) =>
    'message' in state ? [{ id, name, message: state.message }] : [],
  );
  const [first, second] = answers;
  const isSingle = first && !second && sending === 0;
  const summary = `${done} of ${answers.length} files uploaded${failed > 0 ? `, ${failed} failed. See why below` : ''}.`;
  return (
    // aria-atomic: a screen reader reads only new text: each message, then the summary.
    <div className={styles.status} role="status" aria-atomic="false">
      {first && (
        <Notice
          kind={failed > 0 ? 'bad' : 'good'}
          title={isSingle ? first.message : sending > 0 ? 'Uploading. Results so far:' : summary}
          inLiveRegion
        >
          {!isSingle && (
            <ScrollArea label="Result for each file" className={styles.answers}>
              <ul>
                {answers.map(({ id, name, message }) => (
                  <li key={id}>{message.includes(name) ? message : `${name}: ${message}`}</li>
                ))}
              </ul>
            </ScrollArea>
          )}
        </Notice>
      )}
    </div>
  );
}
