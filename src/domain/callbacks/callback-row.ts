import { indianDate, indianTime } from '../calendar/indian-date.ts';
import type { Callback } from './callback.ts';

/** The headings of the exported columns. */
export const callbackHeader = [
  'Received (IST)',
  'Name',
  'Email',
  'Contact Number',
  'Description',
  'State',
  'Mailed (IST)',
  'Done (IST)',
  'Done by',
  'Note',
];

/** A request as a line of the export: `callbackRow(callback)[0]` → `'2026-11-21 11:30'` */
export function callbackRow(callback: Callback): string[] {
  return [
    stamp(callback.receivedAt),
    callback.name,
    callback.email,
    callback.contactNumber,
    callback.message,
    stateNames[callback.state],
    callback.sentBy === 'log' ? '' : stamp(callback.sentAt),
    stamp(callback.doneAt),
    callback.doneBy,
    callback.note,
  ];
}

const stateNames = { open: 'Waiting', done: 'Done', held: 'Held back' };

function stamp(instant: string | null): string {
  return instant ? `${indianDate(instant)} ${indianTime(instant)}` : '';
}
