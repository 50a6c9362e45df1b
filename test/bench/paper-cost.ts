import { openPaper } from '#adapters/paper/open-paper.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const DRAWS = 200;

/** Processor milliseconds that the warm renderer takes for one document, and the bytes of it. Linux: read from /proc. */
export async function paperCost(
  engine: 'native' | 'wasm',
  lines: number,
): Promise<{ cpuMs: number; wallMs: number; kilobytes: number }> {
  const paper = openPaper({ engine });
  const company = buildCompany();
  for (let warm = 0; warm < 10; warm++) await paper.draw(another(lines, -warm), company, 'original');
  const before = processorTicks(paper.pid());
  const begun = performance.now();
  let bytes = 0;
  const draws = engine === 'wasm' ? DRAWS / 4 : DRAWS;
  for (let draw = 0; draw < draws; draw++)
    bytes = (await paper.draw(another(lines, draw), company, 'original')).byteLength;
  const wallMs = (performance.now() - begun) / draws;
  const cpuMs = ((processorTicks(paper.pid()) - before) * 1000) / ticksPerSecond / draws;
  await paper.close();
  return { cpuMs, wallMs, kilobytes: bytes / 1000 };
}

/** A document like no other before it: a renderer that remembers what it has set must not be measured by its memory. */
function another(lines: number, draw: number) {
  const rows = Array.from({ length: lines }, (_, row) => [`pcomment${row + 1}`, `Batch ${draw}-${row}`] as const);
  const rates = Array.from({ length: lines }, (_, row) => [`rate${row + 1}`, String(1000 + draw * 3 + row)] as const);
  const buyer = { buyerAddress: `Buyer ${draw}\n${draw} Example Marg, New Delhi 110024`, referenceNumber: `R/${draw}` };
  return buildIssuedInvoice(
    lines,
    { ...Object.fromEntries([...rows, ...rates]), ...buyer },
    { number: `DL/26-27/${1000 + draw}` },
  );
}
