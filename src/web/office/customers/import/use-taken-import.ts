import { useState } from 'react';
import type { ImportResultAnswer } from '#contract/customer-imports.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { createDeviceStore } from '../../parts/entry/device-store.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';

/** What a file brought: kept on this device for a day, so that it can be taken back after the screen was left. `key`: of the import. */
export type TakenImport = { name: string; key: string; added: number; changed: number; until: string };

const ONE_DAY = 24 * 60 * 60 * 1000;

/** The last import of this device, as long as it can be taken back. `said`, `problem`: what became of that; '' for nothing. */
export function useTakenImport() {
  const [taken, setTaken] = useState(loadTaken);
  const [answered, setAnswered] = useState({ said: '', problem: '' });

  const keep = (now: TakenImport | null) => {
    const store = openTaken();
    if (now) store.save(now);
    else store.remove();
    setTaken(now);
  };

  const noteTaken = (name: string, key: string, { added, changed }: ImportResultAnswer) => {
    setAnswered({ said: '', problem: '' });
    if (added + changed > 0) keep({ name, key, added, changed, until: new Date(Date.now() + ONE_DAY).toISOString() });
  };

  /** Answers whether they are taken back. */
  const takeBack = async ({ key }: TakenImport): Promise<boolean> => {
    const answer = await callStaff(path(paths.importedCustomers, { key }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    // Refused, it may be for something that can be taken back first, as the answer says.
    if (answer.ok) keep(null);
    setAnswered(answer.ok ? { said: answer.value, problem: '' } : { said: '', problem: answer.message });
    return answer.ok;
  };
  return { taken, ...answered, noteTaken, takeBack };
}

function loadTaken(): TakenImport | null {
  const taken = openTaken().load();
  return taken && Date.parse(taken.until) > Date.now() ? taken : null;
}

function openTaken() {
  return createDeviceStore('draft:moved-customers', isTaken);
}

function isTaken(value: unknown): value is TakenImport {
  const { name, key, until, added, changed } = (value ?? {}) as Partial<TakenImport>;
  return (
    [name, key, until].every((text) => typeof text === 'string') &&
    [added, changed].every((count) => typeof count === 'number')
  );
}
