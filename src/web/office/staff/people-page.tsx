import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { GivenCode, Person } from '#contract/people.ts';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/session.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { CodePanel } from './code-panel.tsx';
import styles from './people-page.module.css';
import { PeopleTable } from './people-table.tsx';
import { type PersonChange, PersonQuestion } from './person-question.tsx';

export function PeoplePage({ title }: { title: string }) {
  return <StaffPage title={title}>{({ username }) => <People you={username} />}</StaffPage>;
}

type Said = { id: number; sentence: string } | { id: number; given: GivenCode };

function People({ you }: { you: string }) {
  const { state, again } = useAnswer('people', (signal) =>
    callStaff(paths.peopleList, { read: (response) => response.json() as Promise<Person[]>, signal }),
  );
  const [asked, setAsked] = useState<{ person: Person; change: PersonChange } | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const done = (what: string | GivenCode) => {
    setAsked(null);
    setSaid((before) => {
      const id = (before?.id ?? 0) + 1;
      return typeof what === 'string' ? { id, sentence: what } : { id, given: what };
    });
    again();
  };
  return (
    <>
      <div className={styles.said}>
        {said && 'sentence' in said && <Notice key={said.id} kind="good" title={said.sentence} takesFocus />}
        {said && 'given' in said && <CodePanel key={said.id} given={said.given} />}
      </div>
      <PeopleTable people={state} onAsk={(person, change) => setAsked({ person, change })} onAgain={again} />
      {state.kind === 'ready' && (
        <section className={styles.add} aria-labelledby="add">
          <h2 id="add">Add a person</h2>
          {/* Its fields are empty again after each one. */}
          <AddPersonForm key={said?.id} you={you} onDone={done} />
        </section>
      )}
      {asked && <PersonQuestion {...asked} you={you} onCancel={() => setAsked(null)} onDone={done} />}
    </>
  );
}
