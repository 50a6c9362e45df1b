import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import { gstr3b } from '#domain/returns/gstr3b.ts';
import { addHeads, type Heads, headsOf, noHeads } from '#domain/returns/heads.ts';
import { challanNatures, type IssuedRun } from '#domain/returns/issued-numbers.ts';
import { dueDay, isQuarter, neighbours, periodName } from '#domain/returns/period.ts';
import type { ReadReturn } from '#operations/returns/read-return.ts';

/** A return on the wire. */
export function returnAnswerOf(read: ReadReturn): ReturnAnswer {
  const { question, revision, gstr1, filing, differences, overCredited, carried, hasBegun, earlier, irns } = read;
  const { taxState, period, form, gstin } = question;
  const frequency = form === 'iff' || isQuarter(period) ? 'quarterly' : 'monthly';
  return {
    state: taxState,
    gstin,
    period,
    name: periodName(period),
    form,
    frequency,
    ...neighbours(period, frequency),
    due: dueDay(period, frequency),
    revision,
    sections: sectionsOf(gstr1),
    errors: errorsOf(read),
    leftOut: gstr1.leftOutSums,
    inIff: gstr1.inIff,
    withIrn: gstr1.withIrn,
    gstr3b: gstr3b(gstr1),
    carried,
    begun: hasBegun,
    earlier: earlier && periodName(earlier),
    irns: { ...irns, others: irns.others.map((other) => ({ ...other, name: periodName(other.period) })) },
    withoutBill: gstr1.withoutBill,
    checks: gstr1.checks.map(({ good, ...check }) => ({ ...check, ok: good !== false })),
    filed: filing && {
      filedOn: filing.filedOn,
      arn: filing.arn,
      at: filing.at,
      by: filing.by,
      ...filing.counts,
      files: filing.files,
    },
    differences,
    overCredited,
  };
}

function sectionsOf({ sections, hsn, numbers }: Gstr1): ReturnAnswer['sections'] {
  const runs = [
    ...(['tax', 'credit'] as const).flatMap((kind) => numbers[kind].map((run) => ({ kind, ...runOf(run) }))),
    ...(numbers.challans ?? []).flatMap(({ nature, runs: each }) =>
      each.map((run) => ({ kind: 'challan' as const, nature: challanNatures[nature], ...runOf(run) })),
    ),
  ];
  const sum = (of: 'total' | 'cancelled' | 'net') => runs.reduce((all, run) => all + run[of], 0);
  return {
    ...sections,
    hsnB2b: hsnOf(hsn.b2b),
    hsnB2c: hsnOf(hsn.b2c),
    documents: { runs, total: sum('total'), cancelled: sum('cancelled'), net: sum('net') },
  };
}

function runOf({ from, to, count, cancelled }: IssuedRun) {
  return { from, to, total: count, cancelled, net: count - cancelled };
}

function hsnOf(rows: Heads[]): Heads & { rows: number } {
  const sums = { ...noHeads };
  for (const row of rows) addHeads(sums, headsOf(row));
  return { rows: rows.length, ...sums };
}

function errorsOf({ gstr1, gstins }: ReadReturn): ReturnAnswer['errors'] {
  return gstr1.leftOut.flatMap(({ id, kind, number, date, problems }) =>
    problems.map(({ line, problem, remedy, message }) => ({
      document: id,
      ...{ kind, number, date, line, problem, remedy, message },
      suggestion: remedy === 'gstin' ? (gstins.get(id) ?? '') : '',
    })),
  );
}
