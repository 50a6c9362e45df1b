import type { Fact } from '../../materials/catalogue-material.ts';
import { type FactKind, factKinds, factKindTitles, factUnits } from '../../materials/fact-kinds.ts';
import { foldText } from '../../text/fold-text.ts';
import { inEnglish } from '../../text/names.ts';
import type { Cell } from '../read-sheet-cell.ts';

/** The facts that one column has: of a kind, or the owner's own by their English name. */
export type FactColumn = { kind: FactKind; label: string };

const OWN = /^fact:\s*/i;

/** `factHeading({ kind: 'own', label: 'Slip class' })` → `'Fact: Slip class'`; the others are called as the office calls them. */
export function factHeading({ kind, label }: FactColumn): string {
  return kind === 'own' ? `Fact: ${label}` : factKindTitles[kind];
}

/** What a heading names; null where it names no fact. */
export function factOfHeading(heading: string): FactColumn | null {
  const word = foldText(heading.trim());
  const own = heading.trim().replace(OWN, '');
  if (OWN.test(heading.trim()) && own !== '') return { kind: 'own', label: own };
  const kind = factKinds.find((each) => each !== 'own' && foldText(factKindTitles[each]) === word);
  return kind ? { kind, label: '' } : null;
}

/** The columns that all these facts need, in the order of a material's page; the owner's own last. */
export function factColumns(facts: readonly Fact[]): FactColumn[] {
  const columns = new Map(facts.map(({ kind, label }) => [keyOf(kind, label.en), { kind, label: label.en }]));
  return [...columns.values()].toSorted((one, other) => factKinds.indexOf(one.kind) - factKinds.indexOf(other.kind));
}

function isOfColumn({ kind, label }: Fact, column: FactColumn): boolean {
  return keyOf(kind, label.en) === keyOf(column.kind, column.label);
}

function keyOf(kind: FactKind, label: string): string {
  return kind === 'own' ? foldText(label) : kind;
}

/** The facts of a column, one a line: `'530 mm, roll of 10.05 m'` */
export function factCell(facts: readonly Fact[], column: FactColumn): string {
  return facts
    .filter((fact) => isOfColumn(fact, column))
    .map(factLine)
    .join('\n');
}

function factLine({ number, unit, text }: Fact): string {
  const said = text.en.replaceAll(/\s+/g, ' ');
  return number === null ? said : [`${number} ${unit}`, said].filter((part) => part !== '').join(', ');
}

/** Kinds whose numbers are compared: one without a unit would be a text. */
const measured: readonly FactKind[] = ['size', 'thickness', 'weight', 'repeat', 'warranty'];

/**
 * The facts with what a cell says in place of those of its column. One that the cell says as before keeps its other languages,
 * also where its number alone is another. Those of other words are blank, because they would say what no longer holds.
 * `withFactCell([], { kind: 'thickness', label: '' }, '18 mm')` → `{ value: [{ kind: 'thickness', number: 18, unit: 'mm', … }] }`
 */
export function withFactCell(facts: readonly Fact[], column: FactColumn, cell: string): Cell<Fact[]> {
  const own = facts.filter((fact) => isOfColumn(fact, column));
  const said: Fact[] = [];
  for (const line of cell.split('\n').map((each) => each.trim().replaceAll(/\s+/g, ' '))) {
    if (line === '') continue;
    const known = own.find((fact) => factLine(fact) === line);
    if (!known && measured.includes(column.kind) && /^[\d.,]+$/.test(line))
      return { why: `“${line.slice(0, 40)}” has no unit. Write ${line.slice(0, 20)} mm, kg or years.` };
    said.push(
      known ?? {
        ...withTexts(readLine(line), own),
        kind: column.kind,
        label: own[0]?.label ?? inEnglish(column.label),
      },
    );
  }
  const at = facts.findIndex((fact) => isOfColumn(fact, column));
  const others = facts.filter((fact) => !isOfColumn(fact, column));
  return { value: others.toSpliced(at < 0 ? others.length : Math.min(at, others.length), 0, ...said) };
}

/** Whether fewer facts of a column are said in other languages than before. */
export function losesTexts(before: readonly Fact[], after: readonly Fact[], column: FactColumn): boolean {
  const translated = (facts: readonly Fact[]) =>
    facts.filter((fact) => isOfColumn(fact, column) && (fact.text.hi !== '' || fact.text.or !== '')).length;
  return translated(after) < translated(before);
}

/** The texts of a fact that says the same beside its number. */
function withTexts(read: ReadLine, own: readonly Fact[]): ReadLine {
  const same = own.find(({ text }) => read.text.en !== '' && text.en.replaceAll(/\s+/g, ' ') === read.text.en);
  return same ? { ...read, text: same.text } : read;
}

type ReadLine = Pick<Fact, 'number' | 'unit' | 'text'>;

function readLine(line: string): ReadLine {
  const [, digits = '', word = '', rest = ''] = /^(\d+(?:\.\d+)?) ?([^\s,]+)(?:, (.*))?$/.exec(line) ?? [];
  const unit = factUnits.find((each) => foldText(each) === foldText(word));
  return unit && digits !== ''
    ? { number: Number(digits), unit, text: inEnglish(rest) }
    : { number: null, unit: '', text: inEnglish(line) };
}
