import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { GivenCode, Person } from '#contract/staff/people.ts';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { CodePanel } from './code-panel.tsx';
import styles from './people-page.module.css';
import { PeopleTable } from './people-table.tsx';
import { type PersonChange, PersonQuestion } from './person-question.tsx';

export function PeoplePage({ title }: { title: string }) {
  return <StaffPage title={title}>{({ username }) => <People you={username} />}</StaffPage>;
}

type Result = { id: number; message: string } | { id: number; given: GivenCode };

function People({ you }: { you: string }) {
  const { state, reload } = useLoad('people', (signal) =>
    callStaff(paths.peopleList, { read: (response) => response.json() as Promise<Person[]>, signal }),
  );
  const [question, setQuestion] = useState<{ person: Person; change: PersonChange } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const done = (answer: string | GivenCode) => {
    setQuestion(null);
    setResult((before) => {
      const id = (before?.id ?? 0) + 1;
      return typeof answer === 'string' ? { id, message: answer } : { id, given: answer };
    });
    reload();
  };
  return (
    <>
      <div className={styles.result}>
        {result && 'message' in result && <Notice key={result.id} kind="good" title={result.message} takesFocus />}
        {result && 'given' in result && <CodePanel key={result.id} given={result.given} />}
      </div>
      <PeopleTable people={state} onAsk={(person, change) => setQuestion({ person, change })} onRetry={reload} />
      {state.kind === 'ready' && (
        <section className={styles.add} aria-labelledby="add">
          <h2 id="add">Add a person</h2>
          {/* The key empties the fields after each person. */}
          <AddPersonForm key={result?.id} you={you} onDone={done} />
        </section>
      )}
      {question && <PersonQuestion {...question} you={you} onCancel={() => setQuestion(null)} onDone={done} />}
    </>
  );
}
