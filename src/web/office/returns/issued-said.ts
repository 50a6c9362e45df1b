import type { ReturnAnswer } from '#contract/returns/returns.ts';

type Run = ReturnAnswer['sections']['documents']['runs'][number];

/** `'Invoices DL/26-27/0017 to 0028: 12, 1 cancelled, 11 net. Credit notes CN-DL/26-27/001 to 002: 2.'` */
export function issuedSaid(runs: readonly Run[]): string {
  const said = [kindSaid('tax', runs), kindSaid('credit', runs), kindSaid('challan', runs)].filter(
    (text) => text !== '',
  );
  return said.length === 0 ? 'No number was used.' : said.join(' ');
}

function kindSaid(kind: Run['kind'], runs: readonly Run[]): string {
  const of = runs.filter((run) => run.kind === kind);
  if (of.length === 0) return '';
  const shown = of.slice(0, MOST).map(runSaid);
  const more = of.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more runs`] : shown;
  return `${names[kind]} ${all.join('; ')}.`;
}

function runSaid({ from, to, total, cancelled, net }: Run): string {
  const numbers = from === to ? from : `${from} to ${to.slice(to.lastIndexOf('/') + 1)}`;
  if (cancelled === 0) return `${numbers}: ${total}`;
  return `${numbers}: ${total}, ${cancelled} cancelled, ${net} net`;
}

const names = { tax: 'Invoices', credit: 'Credit notes', challan: 'Delivery challans' };

const MOST = 4;
