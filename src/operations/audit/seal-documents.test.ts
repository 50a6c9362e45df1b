import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import type { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openDocumentSeals, type Seal } from '#adapters/database/invoices/document-seals.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openRowSeals } from '#adapters/database/seals/seal-rows.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { issueAsBefore, setPdfAsBefore } from '#test/wire/issue-as-before.ts';
import { sealDocuments } from './seal-documents.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

const at = '2026-11-21T07:00:00.000Z';
const on = new AbortController().signal;
function paperOf(number: string) {
  return nodeSystem.sha256(`paper of ${number}`);
}

async function openShop(database: Database) {
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  const store = openInvoiceStore(database);
  const seals = openDocumentSeals(database, draftOfData);
  const before = async (number: string, paper: string | null = paperOf(number)) => {
    const entry = buildNewInvoice({ invoiceNo: number });
    await issueAsBefore(database, entry, number);
    if (paper) await setPdfAsBefore(database, entry.id, paper);
    return entry.id;
  };
  const now = async (number: string) => {
    const entry = buildNewInvoice({ invoiceNo: number });
    await store.issue(entry);
    await store.setPdf(entry.id, paperOf(number), at);
    return entry.id;
  };
  /** The documents of each line that the job wrote to the log. */
  const sealedLines = async (): Promise<Seal[][]> =>
    (await openAuditLog(database).read(0, 10_000))
      .filter(({ what }) => what === 'documents sealed')
      .map(({ after }) => JSON.parse(after).documents);
  const covered = async () => {
    const [documents, papers] = [await inspect(database, 'Documents'), await inspect(database, 'Paper hashes')];
    const [, named, audited] = /of (\d+) papers, (\d+) are/.exec(papers.summary) ?? [];
    return { faults: [...documents.faults, ...papers.faults], papers: `${audited} of ${named}` };
  };
  const run = (signal = on) =>
    sealDocuments({ system: { now: () => at }, seals, rowSeals: openRowSeals(database) }, signal);
  /** As somebody does who has the database itself. */
  const alter = async (number: string) => {
    const on = database.engine === 'postgres' ? ' on invoices' : '';
    await sql.raw(`drop trigger invoices_frozen${on}`).execute(database.write);
    await database.write.updateTable('invoices').set({ words: 'Nothing' }).where('number', '=', number).execute();
  };
  return { database, store, seals, before, now, sealedLines, covered, run, alter };
}

eachDatabase('The audit log is completed for an earlier release', (open) => {
  test('with 50 documents in a line, and continues after a stop', async () => {
    const shop = await openShop(await open());
    for (let count = 1; count <= 120; count += 1) await shop.before(`SI/${count}`);
    expect(await shop.covered()).toEqual({ faults: [], papers: '0 of 120' });
    expect(await shop.seals.sealNext(at)).toEqual({ examined: 50, sealed: 50 });
    expect(await shop.covered()).toEqual({ faults: [], papers: '50 of 120' });
    const ended = new AbortController();
    ended.abort();
    expect(await shop.run(ended.signal)).toBeNull();
    expect(await shop.run()).toEqual({ sealed: 70 });
    expect((await shop.sealedLines()).map((documents) => documents.length)).toEqual([50, 50, 20]);
    expect(await shop.covered()).toEqual({ faults: [], papers: '120 of 120' });
    expect(await shop.run()).toBeNull();
  }, 60_000);

  test('and gets no second line for documents of this release', async () => {
    const shop = await openShop(await open());
    await shop.now('SI/1');
    await shop.now('SI/2');
    expect(await shop.run()).toBeNull();
    expect(await shop.sealedLines()).toEqual([]);
    expect(await shop.covered()).toEqual({ faults: [], papers: '2 of 2' });
  });

  test('also by documents and papers of a running process of that release', async () => {
    const shop = await openShop(await open());
    const first = await shop.before('SI/1', null);
    await shop.now('SI/2');
    expect(await shop.run()).toEqual({ sealed: 1 });
    // A document of this release, whose paper the other process draws: each may draw what the other has issued.
    const entry = buildNewInvoice({ invoiceNo: 'SI/3' });
    await shop.store.issue(entry);
    expect(await shop.run()).toBeNull();
    await setPdfAsBefore(shop.database, first, paperOf('SI/1'));
    await setPdfAsBefore(shop.database, entry.id, paperOf('SI/3'));
    const last = await shop.before('SI/4');
    expect(await shop.covered()).toEqual({ faults: [], papers: '1 of 4' });
    expect(await shop.run()).toEqual({ sealed: 3 });
    expect((await shop.sealedLines()).map((documents) => documents.map(({ id, paper }) => [id, paper]))).toEqual([
      [[first, undefined]],
      [
        [first, paperOf('SI/1')],
        [entry.id, paperOf('SI/3')],
      ],
      [[last, paperOf('SI/4')]],
    ]);
    expect(await shop.covered()).toEqual({ faults: [], papers: '4 of 4' });
    expect(await shop.run()).toBeNull();
  });

  test('but not by an altered document, or one with the paper of another document', async () => {
    const shop = await openShop(await open());
    const taken = await shop.before('SI/1');
    await shop.before('SI/2', paperOf('SI/1'));
    const altered = await shop.before('SI/3');
    await shop.before('SI/4');
    await shop.alter('SI/3');
    expect(await shop.run()).toEqual({ sealed: 1 });
    expect((await shop.sealedLines()).flat().map(({ id }) => id)).not.toContain(altered);
    expect((await shop.sealedLines()).flat().map(({ id }) => id)).not.toContain(taken);
    const faults = ['SI/3 is not as it was issued.', 'SI/1 and SI/2 name the same paper.'];
    expect(await shop.covered()).toEqual({ faults, papers: '1 of 4' });
    expect(await shop.run()).toBeNull();
  });

  test('while clerks issue, open and cancel, with one line for each document', async () => {
    const shop = await openShop(await open());
    for (let count = 1; count <= 60; count += 1) await shop.before(`SI/${count}`);
    const clerk = async (name: string) => {
      for (let count = 1; count <= 10; count += 1) {
        const id = await shop.now(`${name}/${count}`);
        if (count % 2 === 0) await shop.store.cancel(id, null, at, actor);
      }
    };
    await Promise.all([clerk('A'), clerk('B'), shop.run(), shop.run()]);
    await shop.run();
    const sealed = (await shop.sealedLines()).flat();
    expect(sealed.map(({ id }) => id)).toHaveLength(60);
    expect(new Set(sealed.map(({ id }) => id)).size).toBe(60);
    expect(await shop.covered()).toEqual({ faults: [], papers: '80 of 80' });
    expect(await openAuditLog(shop.database).check()).toMatchObject({ brokenAt: null });
  }, 60_000);
});
