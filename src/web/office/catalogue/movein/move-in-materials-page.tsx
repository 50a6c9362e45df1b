import type { MovedMaterialsAnswer } from '#contract/move-in/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { MoveInScreen } from '../../parts/movein/move-in-screen.tsx';
import type { MovedSort } from '../../parts/movein/moved-sort.ts';
import { RefusedCells, rowColumns } from '../../parts/movein/row-columns.tsx';

type Row = MovedMaterialsAnswer['rows'][number];

/** Materials from Excel or CSV: what each row becomes, before it is taken. */
export function MoveInMaterialsPage({ title }: { title: string }) {
  return <MoveInScreen title={title} sort={materials} />;
}

const materials: MovedSort<Row> = {
  screen: paths.moveInMaterialsPage,
  post: paths.moveInMaterials,
  back: (version) => path(paths.movedMaterials, { version: String(version) }),
  versionForEachRow: true,
  keptAs: 'draft:moved-materials',
  columns: [
    ...rowColumns<Row>({ new: 'New', changes: 'Changed', same: 'The same', refused: 'Refused' }),
    {
      id: 'code',
      heading: 'Code',
      names: true,
      wraps: true,
      width: { large: 16, tablet: 14 },
      fold: 'line',
      span: ({ material }) => (material ? 1 : 5),
      cell: (row) => row.material?.code ?? <RefusedCells {...row} />,
    },
    {
      id: 'name',
      heading: 'Name',
      wraps: true,
      width: 'rest',
      fold: 'line',
      cell: ({ material }) => material && <Named {...material} />,
    },
    { id: 'category', heading: 'Category', width: 22, fold: 'left', cell: ({ material }) => material?.category },
    {
      id: 'colourways',
      heading: 'Colourways',
      wraps: true,
      width: { large: 24, tablet: 18 },
      fold: { name: 'Colourways' },
      cell: ({ material }) => material?.colourways,
    },
    {
      id: 'rate',
      heading: 'Rate, ₹',
      align: 'right',
      width: 12,
      fold: { name: 'Rate, ₹' },
      cell: ({ material }) => material?.rate,
    },
  ],
  home: { href: paths.materialsPage, name: 'Materials' },
  counted: (count) => (count === 1 ? '1 material' : `${count.toLocaleString('en-IN')} materials`),
  words: {
    forOwners: 'Only an owner takes materials from a file.',
    hint: 'Excel or CSV, up to 20 MB, with the columns that Save as Excel on Materials writes: Code, Name (English), Category, Colourways, Product of the form, Rate, Rate for, Size, Thickness and the other facts. A fact of your own is named Fact: Slip class. Other columns are left out.',
    before: 'Nothing is saved yet. What a row leaves blank stays as it is.',
    there: 'All good rows of this file are among the materials already.',
    none: 'No material goes in.',
    now: 'The site and the forms have them now.',
    condition: 'while nobody saves a material.',
    asks: 'The materials are again as they were before',
    refusedFile: 'refused-materials.csv',
    deed: 'take the materials',
  },
};

/** Of a known material: which columns change it. */
function Named({ name, changed }: NonNullable<Row['material']>) {
  return (
    <>
      {name} {changed.length > 0 && <span className="quiet">{changed.join(', ')}</span>}
    </>
  );
}
