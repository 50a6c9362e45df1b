import type { Database } from '#adapters/database/engine/tables.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { readLine } from '#domain/invoices/read-line.ts';
import { asksFor } from '#domain/materials/material-uses.ts';
import { lineTax } from '#domain/tax/gst.ts';

/** By code what became of a material: counts, quantities as `12000 roll` in thousandths, and the net in paise. Without uses: absent. */
type ReckonedMaterials = Map<string, Record<string, number>>;

/** Reckons the report of materials from the rows alone: each code is looked for in each request, one by one. */
export async function reckonMaterials({ read }: Database, days: FigureDays): Promise<ReckonedMaterials> {
  const isWithin = (date: string) => date >= days.from && date <= days.to;
  const [documents, callbacks, samples, pictures, origins, versions] = await Promise.all([
    read.selectFrom('invoices').selectAll().where('cancelled', '=', 0).execute(),
    read.selectFrom('callbacks').selectAll().where('held_because', 'is', null).execute(),
    read.selectFrom('samples').selectAll().execute(),
    read.selectFrom('callback_pictures').selectAll().execute(),
    read.selectFrom('document_origins').selectAll().execute(),
    read.selectFrom('material_versions').selectAll().orderBy('version').execute(),
  ]);
  const drafts = documents.map(({ id, kind, date, draft }) => {
    const { lines, number } = JSON.parse(draft) as InvoiceDraft;
    return { lines, number, id, kind, date };
  });
  const itemsOf = (id: string): { code: string }[] | null => {
    const sample = samples.find(({ callback }) => callback === id);
    return sample ? JSON.parse(sample.items) : null;
  };
  const reckoned: ReckonedMaterials = new Map();
  const add = (code: string, what: string, amount = 1) => {
    const sums = reckoned.get(code) ?? {};
    reckoned.set(code, { ...sums, [what]: (sums[what] ?? 0) + amount });
  };
  for (const { kind, lines, number } of drafts.filter(({ kind, date }) => kind !== 'challan' && isWithin(date))) {
    const sign = kind === 'credit' ? -1 : 1;
    for (const code of new Set(lines.flatMap(({ material }) => material || []))) {
      add(code, kind);
      for (const row of lines.filter(({ material }) => material === code)) {
        const line = readLine(row);
        if (!line) throw new Error(`A row of ${number} cannot be read.`);
        add(code, `${kind === 'pro' ? 'offered' : 'sold'} ${line.unit}`, sign * line.quantityMilli);
        if (kind !== 'pro') add(code, 'net', sign * lineTax(line, 'state').taxable);
      }
    }
  }
  const newest = new Map(versions.map((version) => [version.material_key, version.material]));
  const codes = new Set([
    ...[...newest.values()].flatMap((material) => (material === '' ? [] : (JSON.parse(material).code as string))),
    ...reckoned.keys(),
  ]);
  for (const { id, message } of callbacks.filter(({ received_at }) => isWithin(indianDate(received_at)))) {
    const items = itemsOf(id);
    const titles = pictures.filter(({ callback }) => callback === id).map(({ title }) => title);
    const made = origins.filter(({ origin }) => origin === id).map(({ document }) => document);
    const all = [...made, ...origins.filter(({ origin }) => made.includes(origin)).map(({ document }) => document)];
    const bought = drafts.filter((each) => each.kind === 'tax' && all.includes(each.id)).flatMap(({ lines }) => lines);
    for (const code of codes) {
      if (!asksFor({ message, titles, items: items ?? [] }, code)) continue;
      add(code, items ? 'sampled' : 'asked');
      if (items && bought.some(({ material }) => material === code)) add(code, 'ordered');
    }
  }
  return reckoned;
}
