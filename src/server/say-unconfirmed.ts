import type { Context } from 'hono';
import { failed } from '#domain/outcome.ts';
import { StorageFull } from '#operations/ports/failures.ts';
import type { WireRefusal } from './respond.ts';
import type { Env } from './route.ts';

/**
 * The answer to a change of which nobody knows whether the database stored it. With a key the same call is safe, and is asked for;
 * without one it says what to look at.
 */
export function sayUnconfirmed(context: Context<Env>, { cause }: Error): WireRefusal {
  const isFull = cause instanceof StorageFull;
  const next =
    context.get('takesKey') && context.req.header('Idempotency-Key')
      ? 'Try again from here: it is stored once.'
      : whatToLookAt(context.get('route') ?? '');
  return isFull
    ? failed('storage-full', `${fullMidway} ${next}`)
    : failed('unavailable', `${unknown} ${next}`, { retryAfter: 1 });
}

/** How the answer begins to a change that was begun on a disk that then was full. */
const fullMidway = 'The server’s disk is full, and a part of this may be stored. Free some space.';

/** How every such answer begins. */
export const unknown =
  'It is not known whether this was stored: the connection to the database was lost before it answered.';

/** What to do before a call without a key is repeated, by its route: `/api/people/:username` → `Look at People before you try again.` */
function whatToLookAt(route: string): string {
  const isOf = ([beginning]: [string, string]) => route === beginning || route.startsWith(`${beginning}/`);
  const screen = screens.find(isOf)?.[1];
  return screen
    ? `Look at ${screen} before you try again.`
    : (instructions.find(isOf)?.[1] ?? 'Look at the Audit log before you try again.');
}

const instructions: [string, string][] = [
  ['/api/login', 'Log in again.'],
  ['/api/logout', 'Log out again.'],
  ['/api/setPassword', 'Try to log in with the new password.'],
  ['/api/downloadInvoice', 'Ask for the paper again.'],
  ['/api/callback', 'Ask again if nobody calls you back.'],
  ['/api/samples', 'Ask again if nothing comes.'],
  ['/d', 'Ask again if nobody calls you back.'],
];

/** The screens of the office that show what a call changes. */
const screens: [string, string][] = [
  ['/api/account', 'Your account'],
  ['/api/advances', 'the account of the customer'],
  ['/api/brochures', 'the list of brochures in Upload Files'],
  ['/api/callbacks', 'Callbacks'],
  ['/api/catalogue', 'the Catalogue'],
  ['/api/company', 'Company'],
  ['/api/customers', 'Customers'],
  ['/api/deleteImage', 'the folder in Delete Images'],
  ['/api/deleteInvoice', 'the document in Invoice reports'],
  ['/api/describeImage', 'the picture in Delete Images'],
  ['/api/documents', 'the page of the document'],
  ['/api/einvoices', 'Returns'],
  ['/api/eway', 'Returns'],
  ['/api/generateInvoice', 'Invoice reports'],
  ['/api/mails', 'the mails on the page of the document'],
  ['/api/materials', 'Materials'],
  ['/api/move-in/bills', 'Open bills from a file'],
  ['/api/move-in/materials', 'Materials from a file'],
  ['/api/move-in/numbers', 'Last numbers from a file'],
  ['/api/move-in/products', 'Products from a file'],
  ['/api/openings', 'the account of the customer'],
  ['/api/people', 'People'],
  ['/api/products', 'the Catalogue'],
  ['/api/receipts', 'the Day book'],
  ['/api/refunds', 'the Day book'],
  ['/api/restoreImage', 'the folder in Delete Images'],
  ['/api/returns', 'Returns'],
  ['/api/samples/:id', 'Callbacks'],
  ['/api/settlements', 'the Day book'],
  ['/api/shares', 'the links on the page of the document'],
  ['/api/site-words', 'Words of the site'],
  ['/api/uploadfiles', 'the folder in Delete Images'],
];
