import { Fragment, useState } from 'react';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { draftFromJob } from '#domain/documents/draft-from-job.ts';
import { leftOut, type SiteJob, sumJob } from '#domain/measures/sum-job.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Question } from '../../ui/question.tsx';
import { inRows } from '../parts/documents/record-draft.ts';
import { useOpenForm } from '../parts/entry/use-open-form.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { WhenLoaded } from '../parts/when-loaded.tsx';
import { JobSums } from './job-sums.tsx';
import styles from './measure.module.css';
import { MeasureSheet } from './measure-sheet.tsx';
import { type Removal, removeFrom } from './removals.ts';
import { RoomFields } from './room-fields.tsx';
import { blankRoom, isJobBegun, type KeyedRoom, useJob } from './use-job.ts';

type Products = CatalogueAnswer['catalogue']['products'];

/** Rooms and walls of one job, measured on site: what they need by product, to a pro-forma in one step, and a sheet to print. */
export function MeasurePage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => (
        <>
          <div className="unprinted">
            <PageHead title={title} takesFocus />
          </div>
          <Measure desk={desk} />
        </>
      )}
    </StaffPage>
  );
}

function Measure({ desk }: { desk: Desk }) {
  const loaded = useLoad('', (signal) =>
    callStaff(paths.catalogueRecord, {
      signal,
      read: async (response) => ((await response.json()) as CatalogueAnswer).catalogue.products,
    }),
  );
  return (
    <WhenLoaded loaded={loaded}>
      {(products) => <JobForm key={desk.username} desk={desk} products={products} />}
    </WhenLoaded>
  );
}

function JobForm({ desk, products }: { desk: Desk; products: Products }) {
  const { job, saveState, change, clear, takeOver, keepThis } = useJob(desk.username);
  const { open, notice } = useOpenForm();
  const [asked, setAsked] = useState<'clear' | 'write' | null>(null);
  const [removed, setRemoved] = useState<Removal[]>([]);
  const sums = sumJob(job, products);
  const canWrite = sums.some(({ answer }) => answer);
  const lastProduct = job.rooms.at(-1)?.walls.at(-1)?.product ?? '';
  const putRoom = (at: number, room: KeyedRoom) =>
    change({ ...job, rooms: job.rooms.map((each, other) => (other === at ? room : each)) });
  const remove = (at: number, of?: number) => {
    const found = removeFrom(job, at, of);
    if (!found) return;
    change(found.job);
    setRemoved([...removed, found.removal]);
  };
  const last = removed.at(-1);
  const removedNotice = last && (
    <Notice
      key={last.key}
      kind="good"
      title={`Removed ${last.name}`}
      takesFocus
      actions={
        <Button
          onClick={() => {
            change(last.putBack(job));
            setRemoved(removed.slice(0, -1));
            focusSoon(last.focus);
          }}
        >
          Undo
        </Button>
      }
    />
  );
  const missing = leftOut(sums);
  const write = () => {
    setAsked(null);
    open(inRows(draftFromJob({ name: job.name, sums }, desk.today, desk.productHabits, products)));
  };
  return (
    <>
      <div className="unprinted">
        {saveState === 'failed' && <Notice kind="bad" title="This device cannot keep it: its storage is full or off" />}
        {saveState === 'conflict' && (
          <Notice
            kind="bad"
            title="Another tab has measures too"
            actions={
              <>
                <Button
                  onClick={() => {
                    takeOver();
                    setRemoved([]);
                  }}
                >
                  Show those
                </Button>
                <Button onClick={keepThis}>Keep these</Button>
              </>
            }
          />
        )}
        {notice}
        <div className={styles.job}>
          <Field id="job" label="Job" note="whose, and where">
            {(control) => (
              <input
                {...control}
                maxLength={200}
                autoComplete="off"
                value={job.name}
                onChange={({ currentTarget }) => change({ ...job, name: currentTarget.value })}
              />
            )}
          </Field>
          <p className="quiet">
            Sizes as you write them: 10 ft 6 in, 10'6", 3.2 m or 3200. They stay on this device until you log out.
          </p>
        </div>
        {job.rooms.map((room, at) => (
          <Fragment key={room.key}>
            {last?.room === null && last.at === at && removedNotice}
            <RoomFields
              at={at}
              room={room}
              products={products}
              sums={sums}
              onChange={(changed) => putRoom(at, changed)}
              removed={last?.room === room.key ? { at: last.at, notice: removedNotice } : null}
              onRemove={job.rooms.length > 1 ? () => remove(at) : null}
              onRemoveWall={(of) => remove(at, of)}
            />
          </Fragment>
        ))}
        {last?.room === null && last.at >= job.rooms.length && removedNotice}
        <div className={styles.more}>
          <Button
            onClick={() => {
              const room = blankRoom(job.rooms, lastProduct);
              change({ ...job, rooms: [...job.rooms, room] });
              focusSoon(`room-${room.key}`);
            }}
          >
            Add room
          </Button>
          {isJobBegun(job) && <Button onClick={() => setAsked('clear')}>Begin another job</Button>}
        </div>
        <JobSums sums={sums} />
        <Dock>
          <span className={styles.saved} role="status">
            {saved[saveState]}
          </span>
          <Button aria-disabled={!isJobBegun(job)} onClick={() => isJobBegun(job) && print()}>
            Print
          </Button>
          <Button
            look="go"
            aria-disabled={!canWrite}
            onClick={() => {
              if (canWrite) missing ? setAsked('write') : write();
            }}
          >
            Write pro-forma
          </Button>
        </Dock>
        {asked === 'clear' && (
          <Question
            title="Begin another job?"
            yes="Delete them"
            busy={false}
            onYes={() => {
              clear();
              setRemoved([]);
              setAsked(null);
              focusSoon('job');
            }}
            onCancel={() => setAsked(null)}
          >
            <p>The measures of {job.name || 'this job'} are deleted from this device.</p>
          </Question>
        )}
        {asked === 'write' && (
          <Question
            title="Write the pro-forma without them?"
            yes="Write it without"
            look="go"
            busy={false}
            onYes={write}
            onCancel={() => setAsked(null)}
          >
            <p>{missing}</p>
          </Question>
        )}
      </div>
      <MeasureSheet job={namedJob(job)} sums={sums} desk={desk} />
    </>
  );
}

const saved = { unsaved: '', saved: 'Kept on this device', failed: 'Not kept', conflict: 'Not kept' } as const;

function namedJob(job: SiteJob): SiteJob {
  return { ...job, name: job.name.trim() || 'Measures' };
}
