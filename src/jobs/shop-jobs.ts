import { sealDocuments } from '#operations/audit/seal-documents.ts';
import type { BackupPorts } from '#operations/backup/back-up.ts';
import { deleteOldAddresses } from '#operations/callbacks/delete-old-addresses.ts';
import { deleteOldPhotos } from '#operations/callbacks/delete-old-photos.ts';
import { sendAnswers } from '#operations/callbacks/send-answers.ts';
import { sendOutbox } from '#operations/callbacks/send-outbox.ts';
import { linkDocuments } from '#operations/customers/link-documents.ts';
import { sendLetters } from '#operations/figures/send-letters.ts';
import { writeLetters } from '#operations/figures/write-letters.ts';
import { sweepFiles } from '#operations/files/sweep-files.ts';
import { fillAll } from '#operations/fill-all.ts';
import { sendMails } from '#operations/mails/send-mails.ts';
import { makeWidePictures } from '#operations/photos/make-wide-pictures.ts';
import { readBrochureTexts } from '#operations/photos/read-brochure-texts.ts';
import { readPictureColours } from '#operations/photos/read-picture-colours.ts';
import type { CatalogueStore } from '#operations/ports/catalogue.ts';
import type { ProFormaFacts } from '#operations/ports/documents.ts';
import type { BuyerNames } from '#operations/ports/invoices.ts';
import type { ReceivableStore } from '#operations/ports/receivables.ts';
import type { ReturnStore } from '#operations/ports/returns.ts';
import { backUpJob } from './back-up-job.ts';
import type { Job } from './run-jobs.ts';
import { valueOrThrow } from './value-or-throw.ts';

type Ports = Parameters<typeof sweepFiles>[0] &
  Parameters<typeof deleteOldPhotos>[0] &
  Parameters<typeof deleteOldAddresses>[0] &
  Parameters<typeof sendOutbox>[0] &
  Parameters<typeof sendMails>[0] &
  Parameters<typeof sendAnswers>[0] &
  Parameters<typeof sendLetters>[0] &
  Parameters<typeof writeLetters>[0] &
  Parameters<typeof sealDocuments>[0] &
  Parameters<typeof linkDocuments>[0] &
  Parameters<typeof readPictureColours>[0] &
  Parameters<typeof makeWidePictures>[0] &
  Parameters<typeof readBrochureTexts>[0] & {
    buyerNames: BuyerNames;
    catalogues: Pick<CatalogueStore, 'countNextUses'>;
    proFormas: ProFormaFacts;
    receivables: Pick<ReceivableStore, 'fillNext'>;
    returns: Pick<ReturnStore, 'fillNext'>;
    openBackup: () => Promise<BackupPorts>;
  };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The jobs of a shop, and how often they run. `backUpEvery` is in minutes; null when other tools back up the shop. */
export function shopJobs(ports: Ports, { backUpEvery }: { backUpEvery: number | null }): Job[] {
  return [
    { name: 'sweep files', every: HOUR, run: async (signal) => valueOrThrow(await sweepFiles(ports, signal)) },
    {
      name: 'delete old photos of enquiries',
      every: HOUR,
      run: async (signal) => valueOrThrow(await deleteOldPhotos(ports, signal)),
    },
    { name: 'delete old addresses of samples', every: HOUR, run: (signal) => deleteOldAddresses(ports, signal) },
    { name: 'write weekly letters', every: 10 * MINUTE, run: () => writeLetters(ports) },
    { name: 'send outbox', every: 10 * SECOND, run: (signal) => sendAll(ports, signal) },
    { name: 'seal documents', every: MINUTE, run: (signal) => sealDocuments(ports, signal) },
    { name: 'fill in buyer names', every: MINUTE, run: (signal) => fillAll(ports.buyerNames.fillNext, signal) },
    { name: 'count product uses', every: MINUTE, run: (signal) => fillAll(ports.catalogues.countNextUses, signal) },
    { name: 'catch up pro-formas', every: MINUTE, run: (signal) => fillAll(ports.proFormas.catchUp, signal) },
    { name: 'link documents to customers', every: MINUTE, run: (signal) => followDocuments(ports, signal) },
    { name: 'freeze return facts', every: MINUTE, run: (signal) => fillAll(ports.returns.fillNext, signal) },
    { name: 'read picture colours', every: MINUTE, run: (signal) => readPictureColours(ports, signal) },
    {
      name: 'make wide pictures',
      every: MINUTE,
      // During an upgrade the processes of the previous release still answer, and do not serve this width.
      startAfter: 15 * MINUTE,
      run: (signal) => makeWidePictures(ports, signal),
    },
    {
      name: 'read brochure texts',
      every: MINUTE,
      // As above: the previous release would call them no wide pictures.
      startAfter: 15 * MINUTE,
      run: (signal) => readBrochureTexts(ports, signal),
    },
    ...(backUpEvery === null ? [] : [backUpJob(backUpEvery, ports.openBackup)]),
  ];
}

/** Accounts and sales need to know whose a document is. As jobs of their own they would follow up to a minute after the links. */
async function followDocuments(ports: Ports, signal: AbortSignal): Promise<object | null> {
  const linked = await linkDocuments(ports, signal);
  const filled = await fillAll(() => ports.receivables.fillNext(ports.system.now()), signal);
  const summed = await fillAll(ports.figures.fillNext, signal);
  return linked || filled || summed ? { ...linked, ...filled, ...(summed ? { summed: summed.filled } : {}) } : null;
}

/** One outbox: the mails about callback requests, which go to the shop, the mails to customers, those that samples were sent, and letters to owners. */
async function sendAll(ports: Ports, signal: AbortSignal): Promise<object | null> {
  const callbacks = await sendOutbox(ports, signal);
  const mails = await sendMails(ports, signal);
  const samples = await sendAnswers(ports, signal);
  const letters = await sendLetters(ports, signal);
  return callbacks || mails || samples || letters
    ? { ...callbacks, ...(mails ? { mails } : {}), ...(samples ? { samples } : {}), ...(letters ? { letters } : {}) }
    : null;
}
