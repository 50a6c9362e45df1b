import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { AnsweredRowAnswer, EinvoiceListAnswer, EinvoiceRowAnswer } from '#contract/returns/einvoices.ts';
import type { Problem } from '#domain/outcome.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useChoice } from '../../parts/list/use-choice.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useLoad } from '../../parts/use-load.ts';
import { useChosen } from '../chosen/use-chosen.ts';

export type EinvoiceShow = 'without' | 'with' | 'all';

/** What is shown of the list: with or without IRN, and which page. */
type Part = { show: EinvoiceShow; page: number; size: number };

type Imported = { name: string; rows: AnsweredRowAnswer[] } | { name: string; message: string };

/** The documents of a period at the e-invoice portal, the chosen ones, and what the portal answered. */
export function useEinvoices(state: TaxState, period: string) {
  const [part, choosePart] = useChoice<Part>({ show: 'without', page: 1, size: 100 });
  const { show, page, size } = part;
  const address = `${path(paths.einvoiceList, { state, period })}?show=${show}&page=${page}&size=${size}`;
  const list = useLoad<EinvoiceListAnswer>(address, (signal) =>
    callStaff(address, { signal, read: (response) => response.json() }),
  );
  const rows = list.latest?.rows ?? none;
  const [refused, setRefused] = useState<{ message: string; problems: Problem[] } | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const [busy, setBusy] = useState<'' | 'file' | 'answers'>('');
  const { chosen, choose } = useChosen(rows, isReady);

  const saveInv01 = async () => {
    if (busy !== '' || chosen.length === 0) return;
    setBusy('file');
    const answer = await callStaff(paths.inv01, {
      method: 'POST',
      body: { documents: chosen.map(({ document }) => document) },
      read: (response) => response.blob(),
    });
    setBusy('');
    setRefused(answer.ok ? null : answer);
    if (answer.ok) saveFile(answer.value, `INV-01-${state}-${period}.json`);
  };

  const take = async (file: File) => {
    if (busy !== '') return;
    setBusy('answers');
    const form = new FormData();
    form.append('file', file, file.name);
    const answer = await callStaff(paths.portalAnswers, {
      method: 'POST',
      body: form,
      read: (response) => response.json() as Promise<AnsweredRowAnswer[]>,
    });
    setBusy('');
    setImported(answer.ok ? { name: file.name, rows: answer.value } : { name: file.name, message: answer.message });
    if (!answer.ok) return;
    // The list of those without IRN is shorter now.
    choosePart({});
    list.reload();
  };

  return { list, rows, part, choosePart, chosen, choose, refused, saveInv01, imported, take, busy };
}

export type Einvoices = ReturnType<typeof useEinvoices>;

/** Whether a document can be sent to the portal now. */
export function isReady({ state }: EinvoiceRowAnswer): boolean {
  return state === 'ready';
}

const none: EinvoiceRowAnswer[] = [];
