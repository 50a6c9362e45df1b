import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { EwayAnsweredRow, LackingEwayAnswer, LackingEwayRow } from '#contract/returns/eway.ts';
import type { Problem } from '#domain/outcome.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useLoad } from '../../parts/use-load.ts';
import { useChosen } from '../chosen/use-chosen.ts';

/** The documents of a registration that lack an e-way part, the chosen ones, and what the portal answered. */
export function useLackingBills(state: TaxState) {
  const list = useLoad<LackingEwayAnswer>(`eway ${state}`, (signal) =>
    callStaff(path(paths.ewayLacking, { state }), { signal, read: (response) => response.json() }),
  );
  const { rows, more } = list.state.kind === 'ready' ? list.state.value : none;
  const [refused, setRefused] = useState<{ message: string; problems: Problem[] } | null>(null);
  const [said, setSaid] = useState<{ good: boolean; words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const { chosen, choose } = useChosen(rows, isReadyForFile);

  const save = async () => {
    if (busy || chosen.length === 0) return;
    setBusy(true);
    const answer = await callStaff(paths.ewayFile, {
      method: 'POST',
      body: { documents: chosen.map(({ document }) => document) },
      read: (response) => response.blob(),
    });
    setBusy(false);
    setRefused(answer.ok ? null : answer);
    if (answer.ok) saveFile(answer.value, `eway-bills-${state}.json`);
  };

  const take = async (file: File) => {
    if (busy) return;
    setBusy(true);
    const form = new FormData();
    form.append('file', file, file.name);
    const answer = await callStaff(paths.ewayAnswers, {
      method: 'POST',
      body: form,
      read: (response) => response.json() as Promise<EwayAnsweredRow[]>,
    });
    setBusy(false);
    setSaid(answer.ok ? takenWords(file.name, answer.value) : { good: false, words: answer.message });
    if (answer.ok) list.reload();
  };

  return { list, rows, more, chosen, choose, refused, save, take, said, busy };
}

export type LackingBills = ReturnType<typeof useLackingBills>;

/** Whether the document can be in a file for the portal now. */
export function isReadyForFile({ lacks, problems }: LackingEwayRow): boolean {
  return lacks === 'bill' && problems.length === 0;
}

function takenWords(name: string, rows: readonly EwayAnsweredRow[]) {
  const refused = rows.filter(({ what }) => what === 'refused');
  const taken = `${name}: ${rows.length - refused.length} taken in`;
  if (refused.length === 0) return { good: true, words: `${taken}.` };
  const why = refused.map(({ document, message }) => `${document}: ${message}`).join(' ');
  return { good: false, words: `${taken}, ${refused.length} refused. ${why}` };
}

const none: LackingEwayAnswer = { bills: 0, vehicles: 0, more: false, rows: [] };
