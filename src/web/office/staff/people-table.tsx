import type { Person } from '#contract/people.ts';
import { roleNames } from '#domain/staff/role.ts';
import table from '../../ui/table.module.css';
import { AnswerRow } from '../parts/answer-row.tsx';
import { RecordActions } from '../parts/record-actions.tsx';
import { shownTime } from '../parts/shown-time.ts';
import type { Loading } from '../parts/use-answer.ts';
import styles from './people-page.module.css';
import type { PersonChange } from './person-question.tsx';

type PeopleTableProps = {
  people: Loading<Person[]>;
  onAsk: (person: Person, change: PersonChange) => void;
  onAgain: () => void;
};

/** Every account. There is always one: whoever looks. */
export function PeopleTable({ people, onAsk, onAgain }: PeopleTableProps) {
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
        <AnswerRow columns={6} answer={people} onAgain={onAgain} />
        {people.kind === 'ready' &&
          people.value.map((person) => (
            <tr key={person.username} className={person.disabledAt ? styles.gone : undefined}>
              <th scope="row">
                {person.username}
                {person.you && <span className="quiet"> (you)</span>}
              </th>
              <td>{roleNames[person.role]}</td>
              <td>{stateOf(person)}</td>
              <td>{person.seenAt ? shownTime(person.seenAt) : 'not logged in'}</td>
              <td className={table.secondary}>{shownTime(person.createdAt).slice(0, 10)}</td>
              <td className={table.action}>
                <RecordActions
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
  return codeUntil ? `Code good until ${shownTime(codeUntil).slice(11)}` : 'Active';
}

function changesOf({ role, disabledAt, factor, you }: Person): { name: string; change: PersonChange }[] {
  if (disabledAt) return [{ name: 'Enable', change: 'enable' }];
  return [
    ...(you ? [] : [{ name: 'Reset password', change: 'code' } as const]),
    ...(factor && !you ? [{ name: 'End app’s codes', change: 'factor-off' } as const] : []),
    role === 'owner' ? { name: 'Make staff', change: 'staff' } : { name: 'Make owner', change: 'owner' },
    { name: 'Disable', change: 'disable' },
  ];
}
