import { useEffect } from 'react';
import type { CallAnswer, CallFailure } from '#web/call-api.ts';
import { PageHead } from '#web/office/parts/frame/staff-page.tsx';
import { NotSaved, RecordDock, ToPutRight } from '#web/office/parts/record/record-dock.tsx';
import { RecordForm } from '#web/office/parts/record/record-form.tsx';
import { TheirNotice } from '#web/office/parts/record/their-notice.tsx';
import { useRecordDraft } from '#web/office/parts/record/use-record-draft.ts';
import { useLoad } from '#web/office/parts/use-load.ts';
import { WhenLoaded } from '#web/office/parts/when-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { answered, failedStates, failures, refused } from './failures.ts';
import type { KitRoom } from './kit-room.ts';
import { type FieldNames, TextFields } from './text-fields.tsx';

type Card = { version: number; name: string; phone: string; note: string; changedBy: string; changedAt: string };

const card: Card = {
  version: 3,
  name: 'Sample Hall',
  phone: '98100 12345',
  note: '',
  changedBy: 'owner',
  changedAt: '2026-11-20T06:00:00.000Z',
};

const names: FieldNames = { name: 'Name', phone: 'Phone', note: 'Note' };

type Given = {
  /** What is typed when it opens. */
  typed?: Partial<Card>;
  /** Save is pressed when it opens. */
  isSent?: boolean;
  /** What a save is answered with; without it the draft, as the next version. */
  save?: () => Promise<CallAnswer<Card>>;
  /** What somebody else has saved meanwhile. */
  theirs?: Partial<Card>;
  canSave?: boolean;
};

const typedNote = { note: 'Pays on the tenth' };

function CardForm({ typed = {}, isSent = false, save, theirs, canSave = true }: Given) {
  const edit = useRecordDraft<Card, Card>(card, {
    draftOf: (base) => base,
    save: save ?? (async (draft, base) => answered({ ...draft, version: base.version + 1 })),
    check: ({ name, phone }) => [
      ...(name.trim() === '' ? [{ field: 'name', message: 'Name is missing.' }] : []),
      ...(/^[\d ]*$/.test(phone) ? [] : [{ field: 'phone', message: 'Phone has figures and spaces alone.' }]),
    ],
    ...(theirs && { load: async () => answered({ ...card, ...theirs, version: 4, changedBy: 'meena' }) }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    edit.change((draft) => ({ ...draft, ...typed }));
    if (isSent) queueMicrotask(() => saveKeepingLogin(edit.save));
  }, []);
  const { problems, theirs: found, draft, isChanged, state } = edit;
  const changes = edit.changes().map(({ path: [field = ''] }) => names[field] ?? String(field));
  const said = (
    <>
      <ToPutRight wrong={problems.map(({ message }) => message)} />
      {isChanged ? <NotSaved changes={changes} /> : state === 'saved' ? 'Saved.' : `Version ${edit.base.version}.`}
    </>
  );
  return (
    <RecordForm label="Card" onSave={edit.save} canSave={canSave}>
      {found && (
        <TheirNotice
          key={found.id}
          what="this card"
          by={found.now.changedBy}
          at={found.now.changedAt}
          refused={found.refused}
          both={found.changes.filter(({ mine }) => mine).map(({ path: [field = ''] }) => names[field] ?? '')}
          sentences={found.changes
            .filter(({ path: [field = ''] }) => field in names)
            .map(({ path: [field = ''], now, mine }) => {
              const what = `${names[field]}: “${now}”`;
              return mine ? `${what}. Yours stays in the form.` : `${what}. It is in your form now.`;
            })}
          onTake={edit.takeTheirs}
        />
      )}
      <TextFields
        names={names}
        typedIn={(field) => String(draft[field as keyof Card])}
        errorOf={edit.about}
        onType={(field, value) => edit.change((before) => ({ ...before, [field]: value }))}
      />
      <RecordDock edit={edit} said={said} canSave={canSave}>
        {canSave && <Button>Cancel</Button>}
      </RecordDock>
    </RecordForm>
  );
}

/** A save whose login has ended forgets the login of the browser, and this page has none of its own. */
async function saveKeepingLogin(save: () => Promise<void>) {
  const token = localStorage.getItem('token');
  await save();
  if (token !== null) localStorage.setItem('token', token);
}

function loadedWith(load: () => Promise<CallAnswer<Card>>) {
  return function LoadedCard() {
    const loaded = useLoad<Card>('card', load);
    return (
      <WhenLoaded loaded={loaded} title="Card" way={<a href="/kit">All rooms</a>}>
        {({ name }) => <PageHead title={name} />}
      </WhenLoaded>
    );
  };
}

const never = () => new Promise<never>(() => {});

function formWith(given: Given) {
  return () => <CardForm {...given} />;
}

function failedSave(fail: () => Promise<CallFailure>) {
  return formWith({ typed: typedNote, isSent: true, save: fail });
}

export const recordRoom: KitRoom = {
  title: 'Record',
  folder: 'record',
  states: {
    full: { title: 'Full, nothing changed', onPhone: true, Show: formWith({}) },
    changed: { title: 'Changed and not saved', onPhone: true, Show: formWith({ typed: typedNote }) },
    busy: { title: 'While it is saved', Show: formWith({ typed: typedNote, isSent: true, save: never }) },
    saved: { title: 'Saved', Show: formWith({ typed: typedNote, isSent: true }) },
    read: { title: 'For those who only read it', Show: formWith({ canSave: false }) },
    problems: {
      title: 'With problems at its fields',
      onPhone: true,
      Show: formWith({ typed: { name: '', phone: 'not yet known' }, isSent: true }),
    },
    theirs: {
      title: 'Theirs and mine',
      onPhone: true,
      Show: formWith({
        typed: typedNote,
        isSent: true,
        save: () => refused(409, 'It was changed meanwhile.'),
        theirs: { phone: '94370 54321', note: 'Pays by cheque' },
      }),
    },
    loading: { title: 'Loading', Show: loadedWith(never) },
    'load-offline': { title: 'Not loaded: offline', Show: loadedWith(failures.offline.fail) },
    'load-403': { title: 'Not loaded: only for owners', Show: loadedWith(failures[403].fail) },
    ...failedStates(failedSave),
  },
};
