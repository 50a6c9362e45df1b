export type Source = { path: string; text: string };

/** Two places with the same lines. `line` counts from 1 within the file. */
export type EqualRun = { one: { path: string; line: number }; other: { path: string; line: number }; lines: number };

type Line = { path: string; line: number; text: string };

/**
 * Every pair of places that share `least` or more lines one after the other, as long as they go on being equal. Lines are
 * compared without their indentation; blank lines and imports are left out. Places of one file may not overlap.
 */
export function equalRuns(sources: readonly Source[], least: number): EqualRun[] {
  const lines = sources.flatMap((source) => [...linesOf(source), { path: source.path, line: 0, text: '' }]);
  const ids = numbered(lines);
  const once = standingOnce(ids);
  const places = new Map<string, number[]>();
  for (let at = 0; at + least <= ids.length; at++) {
    const window = ids.slice(at, at + least);
    if (window.some((id) => id === END || once.has(id))) continue;
    const key = window.join(' ');
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  const runs: EqualRun[] = [];
  for (const starts of places.values())
    for (const [index, one] of starts.entries())
      for (const other of starts.slice(index + 1)) {
        // Otherwise the run began a line before, and was found there.
        const begins = ids[one - 1] === END || one === 0 || ids[one - 1] !== ids[other - 1];
        if (begins && other >= one + least) runs.push(runFrom(lines, ids, one, other));
      }
  return runs;
}

/** The end of a file is equal to nothing. */
const END = -1;

function runFrom(lines: readonly Line[], ids: readonly number[], one: number, other: number): EqualRun {
  let length = 0;
  while (one + length < other && ids[one + length] !== END && ids[one + length] === ids[other + length]) length++;
  return { one: place(lines[one]), other: place(lines[other]), lines: length };
}

function place(line: Line | undefined): { path: string; line: number } {
  return { path: line?.path ?? '', line: line?.line ?? 0 };
}

function numbered(lines: readonly Line[]): number[] {
  const ids = new Map<string, number>();
  return lines.map(({ text }) => {
    if (text === '') return END;
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  });
}

/** Most lines: no place with one of them has an equal. */
function standingOnce(ids: readonly number[]): Set<number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 1).map(([id]) => id));
}

function linesOf({ path, text }: Source): Line[] {
  // An import may take several lines: they become blank, so that the numbers of the others stay.
  const withoutImports = text.replace(/^(import|export \{|@import)\b[^;]*? ?(from )?'[^']*';$/gm, (found) =>
    found.replace(/[^\n]/g, ''),
  );
  return withoutImports
    .split('\n')
    .map((line, index) => ({ path, line: index + 1, text: line.trim().replace(/\s+/g, ' ') }))
    .filter((line) => line.text !== '');
}
