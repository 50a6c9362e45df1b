import { formatDate, indianDate, indianTime } from '../calendar/indian-date.ts';
import type { FolderTitle } from '../catalogue/folders-of.ts';
import type { Callback } from './callback.ts';
import type { CallbackPicture } from './callback-picture.ts';

/** The mail about a request. `replyTo` is '' when mail programs would refuse the visitor's address. */
type CallbackLetter = { subject: string; text: string; replyTo: string };

/** `callbackLetter({ name: 'Asha', contactNumber: '9876543210', … }, titleOf).subject` → `'Callback: Asha, 9876543210'` */
export function callbackLetter(callback: Callback, titleOf: FolderTitle): CallbackLetter {
  const { name, email, contactNumber, message, receivedAt, pictures } = callback;
  const who = [name, contactNumber || email].map(oneLine).filter(Boolean).join(', ');
  const lines = [
    ['Name', oneLine(name)],
    ['Email', oneLine(email)],
    ['Contact Number', oneLine(contactNumber)],
    ['Received', `${formatDate(indianDate(receivedAt))} ${indianTime(receivedAt)} IST`],
  ];
  return {
    subject: `Callback: ${who}`.slice(0, 150),
    text: [
      ...lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
      ...(message ? ['', 'Description:', message] : []),
      ...(pictures.length > 0
        ? ['', 'Selected pictures:', ...pictures.map((picture) => pictureLine(picture, titleOf))]
        : []),
      '',
    ].join('\n'),
    replyTo: mailAddress.test(email) ? email : '',
  };
}

function pictureLine({ folder, name, title }: CallbackPicture, titleOf: FolderTitle): string {
  return `${titleOf(folder)}: ${oneLine(title || name)}`;
}

// A mail header is one line: a line break in a name must not add another header.
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

// The HTML standard's pattern for an e-mail address. It is stricter than the form, which must not refuse unusual addresses.
const mailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;
