import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Callback } from '#domain/callbacks/callback.ts';
import type { CallbackRequest } from '#domain/callbacks/callback-request.ts';
import { requestCallback } from '#operations/callbacks/request-callback.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';
import { type DemoCustomer, type DemoDocument, demoInput } from './demo-document.ts';
import { issueDemoDocument, loadedOrThrow } from './issue-demo-document.ts';

/** `pictures`: folder/name. `documents`: made from it, the first from the enquiry itself. `done`: the note of a closed one. */
type DemoEnquiry = CallbackRequest & { pictures: string[]; documents?: DemoDocument[]; done?: string };

/**
 * Returns a function that adds the enquiries whose pictures are all in the shop, with the documents that are made from them.
 * Call it after each picture. An enquiry that an interrupted load added stays as it is.
 */
export async function demoEnquiries(ports: Ports, folder: string, actor: Actor): Promise<() => Promise<void>> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { customers } = (await read('customers.json')) as { customers: DemoCustomer[] };
  let { enquiries: waiting } = (await read('enquiries.json')) as { enquiries: DemoEnquiry[] };
  return async () => {
    for (const enquiry of waiting) {
      if (!(await hasAllPictures(ports, enquiry))) continue;
      waiting = waiting.filter((each) => each !== enquiry);
      await addEnquiry(ports, enquiry, customers, actor);
    }
  };
}

async function hasAllPictures({ photos }: Ports, { pictures }: DemoEnquiry): Promise<boolean> {
  const found = await Promise.all(
    pictures.map((picture) => photos.find(picture.split('/')[0] ?? '', picture.split('/')[1] ?? '')),
  );
  return found.every((photo) => photo !== null);
}

async function addEnquiry(ports: Ports, enquiry: DemoEnquiry, customers: DemoCustomer[], actor: Actor): Promise<void> {
  const { pictures, documents = [], done } = enquiry;
  // With MAIL_URL set, people who do not exist must not be in anybody's mail.
  const from = {
    address: actor.address,
    limited: false,
    trapped: false,
    elsewhere: false,
    pictures,
    invented: true,
  } as const;
  if (!(await findEnquiry(ports, enquiry))) loadedOrThrow(await requestCallback(ports, enquiry, from));
  const added = await findEnquiry(ports, enquiry);
  if (!added) return;
  let made = { id: added.id, number: '' };
  for (const document of documents) {
    const input = demoInput(document, customers, made, indianDate(ports.system.now()));
    made = await issueDemoDocument(ports, document.name, input, actor);
  }
  if (done !== undefined && !added.doneAt)
    await ports.callbacks.change(added.id, { done: true, note: done }, ports.system.now(), actor);
}

async function findEnquiry({ callbacks }: Ports, { name, message }: DemoEnquiry): Promise<Callback | undefined> {
  const stored = await Promise.all((['open', 'done'] as const).map((state) => callbacks.page(state, 1, 100)));
  return stored.flat().find((callback) => callback.name === name && callback.message === message);
}
