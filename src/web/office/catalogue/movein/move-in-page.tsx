import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { MoveInScreen } from '../../parts/movein/move-in-screen.tsx';
import type { MovedSort } from '../../parts/movein/moved-sort.ts';
import { RefusedCells, rowColumns } from '../../parts/movein/row-columns.tsx';

/** Products from Excel, CSV or Tally: what each row becomes, before it is taken. */
export function MoveInPage({ title }: { title: string }) {
  return <MoveInScreen title={title} sort={products} />;
}

const products: MovedSort<MovedProductsAnswer['rows'][number]> = {
  screen: paths.moveIn,
  post: paths.moveInProducts,
  back: (version) => path(paths.movedProducts, { version: String(version) }),
  keptAs: 'draft:moved-products',
  columns: [
    ...rowColumns<MovedProductsAnswer['rows'][number]>({
      ...{ new: 'New', changes: 'Changed', same: 'The same', refused: 'Refused' },
    }),
    {
      id: 'name',
      heading: 'Product',
      names: true,
      wraps: true,
      width: 'rest',
      fold: 'line',
      span: ({ product }) => (product ? 1 : 6),
      cell: (row) =>
        row.product ? (
          <>
            {row.product.name} {row.message && <span className="quiet">{row.message}</span>}
          </>
        ) : (
          <RefusedCells {...row} />
        ),
    },
    { id: 'hsn', heading: 'HSN/SAC', width: 13, fold: 'left', cell: ({ product }) => product?.hsn },
    { id: 'unit', heading: 'Unit', width: 12, fold: 'right', cell: ({ product }) => product?.unit },
    {
      id: 'gst',
      heading: 'GST',
      align: 'right',
      width: 9,
      fold: { name: 'GST' },
      cell: ({ product }) => product?.gst && `${product.gst} %`,
    },
    {
      id: 'pack',
      heading: 'Pack',
      width: { large: 18, tablet: 14 },
      fold: { name: 'Pack' },
      cell: ({ product }) => product?.pack,
    },
    {
      id: 'rate',
      heading: 'Rate, ₹',
      align: 'right',
      width: 12,
      fold: { name: 'Rate, ₹' },
      cell: ({ product }) => product?.rate,
    },
  ],
  home: { href: paths.catalogue, name: 'Catalogue' },
  counted: (count) => (count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`),
  words: {
    forOwners: 'Only an owner takes products from a file.',
    hint: 'Excel, CSV, or the stock items of Tally (Export, Masters, format XML), up to 20 MB. A column is named Name or Item; HSN, Unit, GST, Pack and Rate are read too. Visitors see a rate when you say so in Catalogue.',
    before: 'Nothing of the file is in the catalogue yet. What a row leaves blank stays as it is.',
    there: 'All good rows of this file are in the catalogue already.',
    none: 'No product goes in.',
    now: 'Documents offer them now.',
    condition: 'while nobody saves the catalogue and no document has one of them.',
    asks: 'The products of the catalogue are again as they were before',
    refusedFile: 'refused-products.csv',
    deed: 'take the products',
  },
};
