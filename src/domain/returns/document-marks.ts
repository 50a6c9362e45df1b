/** Which figures each document of a period belongs to: ten bytes for each, so a long month stays in memory. */
export type DocumentMarks = { seqs: Float64Array; bits: Uint16Array };

/** `newestFirst`: otherwise in the order of issue. */
type MarkedPage = { skip: number; take: number; newestFirst?: boolean };

/** Marks documents one after the other, in the order of issue: `add(2, ['b2b', 'documents'])`. At most 16 figures. */
export function createDocumentMarks<Figure extends string>(
  figures: readonly Figure[],
): { add(seq: number, of: Figure[]): void; end(): DocumentMarks } {
  const [seqs, bits]: [number[], number[]] = [[], []];
  return {
    add: (seq, of) => {
      let marked = 0;
      for (const figure of of) marked |= 1 << figures.indexOf(figure);
      seqs.push(seq);
      bits.push(marked);
    },
    end: () => ({ seqs: Float64Array.from(seqs), bits: Uint16Array.from(bits) }),
  };
}

/** `markedPage(marks, figures, 'b2b', { skip: 50, take: 50 })` → `{ count: 120, seqs: [73, …] }` */
export function markedPage<Figure extends string>(
  { seqs, bits }: DocumentMarks,
  figures: readonly Figure[],
  figure: Figure,
  { skip, take, newestFirst = false }: MarkedPage,
): { count: number; seqs: number[] } {
  const bit = 1 << figures.indexOf(figure);
  const page: number[] = [];
  let count = 0;
  for (let step = 0; step < bits.length; step++) {
    const index = newestFirst ? bits.length - 1 - step : step;
    if (((bits[index] ?? 0) & bit) === 0) continue;
    if (count >= skip && page.length < take) page.push(seqs[index] ?? 0);
    count += 1;
  }
  return { count, seqs: page };
}
