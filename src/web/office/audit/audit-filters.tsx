import { paths } from '#contract/paths.ts';
import type { Person } from '#contract/staff/people.ts';
import { auditEvents } from '#domain/audit/audit-events.ts';
import { auditTitle } from '#domain/audit/audit-title.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DateRange, type Days } from '../parts/fields/date-range.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from '../parts/list/filters.module.css';
import { SearchField } from '../parts/list/search-field.tsx';
import { useLoad } from '../parts/use-load.ts';

export type AuditChoice = Days & { who: string; what: string; subject: string };

type AuditFiltersProps = { choice: AuditChoice; today: string; onChoose: (part: Partial<AuditChoice>) => void };

export function AuditFilters({ choice, today, onChoose }: AuditFiltersProps) {
  const { state } = useLoad('people', (signal) =>
    callStaff(paths.peopleList, { read: (response) => response.json() as Promise<Person[]>, signal }),
  );
  const names = state.kind === 'ready' ? state.value.map(({ username }) => username) : [];
  return (
    <div className={styles.filters}>
      <Field id="who" label="Who">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', text: 'Everybody' },
              ...names.map((name) => ({ value: name, text: name })),
              { value: 'console', text: 'Server console' },
              { value: 'unknown', text: 'Unknown name' },
            ]}
            value={choice.who}
            onChange={({ target }) => onChoose({ who: target.value })}
          />
        )}
      </Field>
      <Field id="what" label="What">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', text: 'Everything' },
              ...auditEvents.map((event) => ({ value: event, text: auditTitle(event) })),
            ]}
            value={choice.what}
            onChange={({ target }) => onChoose({ what: target.value })}
          />
        )}
      </Field>
      <SearchField
        id="subject"
        label="Number, file or name"
        value={choice.subject}
        onType={(subject) => onChoose({ subject })}
      />
      <DateRange from={choice.from} to={choice.to} today={today} onChoose={onChoose} />
    </div>
  );
}
