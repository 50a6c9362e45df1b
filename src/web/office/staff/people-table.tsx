import type { Person } from '#contract/staff/people.ts';
import { roleNames } from '#domain/staff/role.ts';
import { RowActions } from '../parts/row-actions.tsx';
import { shownTime } from '../parts/shown-time.ts';
import { DataTable } from '../parts/table/data-table.tsx';
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
    <DataTable
      className={styles.people}
      rows={people.kind === 'ready' ? people.value : []}
      keyOf={({ username }) => username}
      state={people}
      rowClass={({ disabledAt }) => disabledAt && styles.gone}
      onRetry={onRetry}
      columns={[
        {
          id: 'username',
          heading: 'Username',
          names: true,
          cell: ({ username, you }) => (
            <>
              {username}
              {you && <span className="quiet"> (you)</span>}
            </>
          ),
        },
        { id: 'role', heading: 'Role', cell: ({ role }) => roleNames[role] },
        { id: 'state', heading: 'State', cell: stateOf },
        {
          ...{ id: 'seen', heading: 'Last seen', fold: { name: 'Last seen' } },
          cell: ({ seenAt }) => (seenAt ? shownTime(seenAt) : 'never'),
        },
        { id: 'added', heading: 'Added', fold: 'hidden', cell: ({ createdAt }) => shownTime(createdAt).slice(0, 10) },
        {
          id: 'change',
          heading: 'Change',
          deeds: true,
          cell: (person) => (
            <RowActions
              number={person.username}
              actions={changesOf(person).map(({ name, change }) => ({ name, run: () => onAsk(person, change) }))}
            />
          ),
        },
      ]}
    />
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
