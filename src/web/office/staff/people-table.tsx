import type { Person } from '#contract/people.ts';
import { roleNames } from '#domain/staff/role.ts';
import table from '../../ui/table.module.css';
import { RowActions } from '../parts/row-actions.tsx';
import { shownTime } from '../parts/shown-time.ts';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import styles from './people-page.module.css';
import type { PersonChange } from './person-question.tsx';

type PeopleTableProps = {
  people: LoadState<Person[]>;
  onAsk: (person: Person, change: PersonChange) => void;
  onRetry: () => void;
};

/** All accounts. Never empty, because the viewer has one. */
export function PeopleTable({ people, onAsk, onRetry }: PeopleTableProps) {
  return (
    <table className={`${table.table} ${styles.people}`} aria-busy={people.kind === 'loading'}>
      <thead>
        <tr>
          <th scope="col">Username</th>
          <th scope="col">Role</th>
          <th scope="col">State</th>
          <th scope="col">Last seen</th>
          <th scope="col">Added</th>
          <th scope="col" className={table.action}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        <StatusRow columns={6} state={people} onRetry={onRetry} />
        {people.kind === 'ready' &&
          people.value.map((person) => (
            <tr key={person.username} className={person.disabledAt ? styles.gone : undefined}>
              <th scope="row">
                {person.username}
                {person.you && <span className="quiet"> (you)</span>}
              </th>
              <td>{roleNames[person.role]}</td>
              <td>{stateOf(person)}</td>
              <td>{person.seenAt ? shownTime(person.seenAt) : 'never'}</td>
              <td className={table.secondary}>{shownTime(person.createdAt).slice(0, 10)}</td>
              <td className={table.action}>
                <RowActions
                  number={person.username}
                  actions={changesOf(person).map(({ name, change }) => ({ name, run: () => onAsk(person, change) }))}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function stateOf({ disabledAt, codeUntil }: Person): string {
  if (disabledAt) return `Disabled ${shownTime(disabledAt)}`;
  return codeUntil ? `Code valid until ${shownTime(codeUntil).slice(11)}` : 'Active';
}

function changesOf({ role, disabledAt, factor, you }: Person): { name: string; change: PersonChange }[] {
  if (disabledAt) return [{ name: 'Enable', change: 'enable' }];
  return [
    ...(you ? [] : [{ name: 'Reset password', change: 'code' } as const]),
    ...(factor && !you ? [{ name: 'Turn off app codes', change: 'factor-off' } as const] : []),
    role === 'owner' ? { name: 'Make staff', change: 'staff' } : { name: 'Make owner', change: 'owner' },
    { name: 'Disable', change: 'disable' },
  ];
}
