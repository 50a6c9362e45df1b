import { useEffect, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { keyOf, type MendRow, mendList, type ReturnError } from './mend-list.ts';

export type Mending = {
  rows: MendRow[];
  /** The problem whose dialog is open. */
  open: ReturnError | null;
  /** The key of the row that is being sent, and what was refused. */
  busy: string;
  refused: { key: string; message: string } | null;
  /** The document that was mended last: its row takes the focus that its button had. */
  last: string;
  begin: (error: ReturnError) => void;
  end: () => void;
  done: (answer: string) => void;
};

/** What is to mend in a return, from opening it until leaving it. */
export function useMending(shown: ReturnAnswer, onChanged: () => void): Mending {
  const [rows, setRows] = useState(() => mendList([], shown.errors, new Map()));
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const [open, setOpen] = useState<ReturnError | null>(null);
  const [busy, setBusy] = useState('');
  const [refused, setRefused] = useState<Mending['refused']>(null);
  const [last, setLast] = useState('');
  useEffect(() => setRows((before) => mendList(before, shown.errors, said)), [shown.errors, said]);

  const mended = (error: ReturnError, answer: string) => {
    setSaid((before) => new Map(before).set(error.document, answer));
    // The dialog of another row may be open by now.
    setOpen((before) => (before === error ? null : before));
    setLast(error.document);
    onChanged();
  };
  const take = async (error: ReturnError) => {
    setBusy(keyOf(error));
    setRefused(null);
    const answer = await callStaff(path(paths.documentSupplement, { id: error.document }), {
      method: 'POST',
      body: { gstin: error.suggestion, reason: 'The customer’s record has this GSTIN.' },
      read: (response) => response.json(),
    });
    setBusy('');
    if (answer.ok) mended(error, `GSTIN ${error.suggestion}, from the customer’s record.`);
    else setRefused({ key: keyOf(error), message: answer.message });
  };
  const begin = (error: ReturnError) => {
    if (busy !== '') return;
    if (error.remedy === 'open') location.assign(path(paths.documentPage, { id: error.document }));
    else if (takesSuggestion(error)) void take(error);
    else setOpen(error);
  };
  return {
    rows,
    open,
    busy,
    refused,
    last,
    begin,
    end: () => setOpen(null),
    done: (answer) => open && mended(open, answer),
  };
}

/** Whether one press mends it: the customer's record knows the right GSTIN. */
function takesSuggestion({ remedy, suggestion }: ReturnError): boolean {
  return remedy === 'gstin' && suggestion !== '';
}
