import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AddedBuyers } from './use-past.ts';

/** Says how many customers were added, and what stopped the others. */
export function AddedNotice({ added: { count, documents, refused, message } }: { added: AddedBuyers }) {
  const isWhole = refused.length === 0 && message === '';
  return (
    <Notice
      kind={isWhole ? 'good' : 'bad'}
      takesFocus
      title={titleOf(count, documents)}
      actions={<ButtonLink href={paths.customers}>Customers</ButtonLink>}
    >
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, MOST_NAMED).map(({ buyer, name, message: why }) => (
            <li key={buyer}>
              <b>{name}</b>: {why}
            </li>
          ))}
          {refused.length > MOST_NAMED && <li>And {refused.length - MOST_NAMED} more: see their rows.</li>}
        </ul>
      )}
      {message && <p>The rest was not sent: {message}</p>}
    </Notice>
  );
}

const MOST_NAMED = 5;

function titleOf(count: number, documents: number) {
  if (count === 0) return 'No customer was added';
  const who = count === 1 ? '1 customer is added' : `${count} customers are added`;
  return `${who}, with ${documents === 1 ? '1 document' : `${documents} documents`}`;
}
