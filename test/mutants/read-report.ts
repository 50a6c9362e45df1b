type Mutant = {
  mutatorName: string;
  status: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
};

/** What Stryker writes of a run, as far as it is read here. */
export type MutantReport = { files: Record<string, { source: string; mutants: Mutant[] }> };

type Score = { killed: number; all: number; ignored: number; timedOut: number };

/** How many planted faults a test noticed. Those that no test runs through count as not noticed; those that could not be compiled do not count. */
export function scoreOf({ files }: MutantReport): Score {
  const score = { killed: 0, all: 0, ignored: 0, timedOut: 0 };
  for (const { mutants } of Object.values(files))
    for (const { status } of mutants) {
      if (status === 'Ignored') score.ignored += 1;
      if (!/^(?:Killed|Timeout|Survived|NoCoverage)$/.test(status)) continue;
      score.all += 1;
      if (status === 'Killed' || status === 'Timeout') score.killed += 1;
      if (status === 'Timeout') score.timedOut += 1;
    }
  return score;
}

/** What no test noticed: `src/domain/money/paise.ts:17 whole.length > longestWhole → false` */
export function survivorsOf({ files }: MutantReport): string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement = '', status }) => {
        const unrun = status === 'NoCoverage' ? ' (no test runs through it)' : '';
        return `${path}:${location.start.line} ${textAt(source, location)} → ${oneLine(replacement)}${unrun}`;
      }),
  );
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  return oneLine(cut.join('\n'));
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
