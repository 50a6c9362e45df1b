import { Notice } from '../../ui/notice.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import styles from './upload-answers.module.css';
import { countQueue, type Upload } from './upload-queue.ts';

/** What the server said about each file, as it comes: the sentence alone for one file, a summary and every sentence for several. */
export function UploadAnswers({ uploads }: { uploads: readonly Upload[] }) {
  const { sending, done, failed } = countQueue(uploads);
  const answers = uploads.flatMap(({ id, name, state }) =>
    'sentence' in state ? [{ id, name, sentence: state.sentence }] : [],
  );
  const [first, second] = answers;
  const alone = first && !second && sending === 0;
  const summary = `${done} of ${answers.length} files are uploaded${failed > 0 ? `, ${failed} failed: each says why` : ''}.`;
  return (
    // Only what is new is read out: each answer when it comes, the summary when all have come.
    <div className={styles.told} role="status" aria-atomic="false">
      {first && (
        <Notice
          kind={failed > 0 ? 'bad' : 'good'}
          title={alone ? first.sentence : sending > 0 ? 'Uploading. The answers so far:' : summary}
          inLiveRegion
        >
          {!alone && (
            <ScrollArea label="The answer for each file" className={styles.answers}>
              <ul>
                {answers.map(({ id, name, sentence }) => (
                  <li key={id}>{sentence.includes(name) ? sentence : `${name}: ${sentence}`}</li>
                ))}
              </ul>
            </ScrollArea>
          )}
        </Notice>
      )}
    </div>
  );
}
