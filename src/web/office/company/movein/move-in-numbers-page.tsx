import type { MovedNumbersAnswer } from '#contract/move-in/numbers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type NumberedSeries, titleOfKind } from '#domain/company/numbered-series.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { MoveInScreen } from '../../parts/movein/move-in-screen.tsx';
import type { MovedSort } from '../../parts/movein/moved-sort.ts';
import { RefusedCells, rowColumns } from '../../parts/movein/row-columns.tsx';

/** The last number of each series from a file: with which number the next documents begin, before it is taken. */
export function MoveInNumbersPage({ title }: { title: string }) {
  return <MoveInScreen title={title} sort={numbers} />;
}

const numbers: MovedSort<MovedNumbersAnswer['rows'][number]> = {
  screen: paths.moveInNumbersPage,
  post: paths.moveInNumbers,
  back: (version) => path(paths.movedNumbers, { version: String(version) }),
  keptAs: 'draft:moved-numbers',
  columns: [
    ...rowColumns<MovedNumbersAnswer['rows'][number]>({
      ...{ new: 'Set', changes: 'Changed', same: 'The same', refused: 'Refused' },
    }),
    {
      id: 'series',
      heading: 'Documents',
      names: true,
      wraps: true,
      width: 'rest',
      fold: 'line',
      span: ({ series }) => (series ? 1 : 2),
      cell: (row) =>
        row.series ? (
          `${titleOfKind(row.series.kind as NumberedSeries['kind'])}, ${taxStates[row.series.taxState as TaxState].name}`
        ) : (
          <RefusedCells {...row} />
        ),
    },
    {
      id: 'next',
      heading: 'Next number',
      width: 20,
      fold: { name: 'Next number' },
      cell: ({ series }) => series?.next,
    },
  ],
  home: { href: paths.company, name: 'Company' },
  counted: (count) => `${count.toLocaleString('en-IN')} series`,
  words: {
    forOwners: 'Only an owner takes last numbers from a file.',
    hint: 'Excel or CSV with the columns Document, State and Last number, one row for each series: Tax Invoice, Tamil Nadu, 117. With one registration no state is needed.',
    before: 'Nothing is set yet. The next document of a series gets the number shown here.',
    there: 'All good rows of this file hold already.',
    none: 'No number is set.',
    now: 'The next documents get these numbers.',
    condition: 'while nobody saves the company record and none of these series has a document.',
    asks: 'The opening numbers are again as they were before',
    refusedFile: 'refused-numbers.csv',
    deed: 'take the numbers',
  },
};
