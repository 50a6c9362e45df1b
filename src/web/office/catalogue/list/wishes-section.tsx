import { useState } from 'react';
import type { ProductWishAnswer } from '#contract/catalogue/products.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { openWishes } from '#domain/catalogue/missing/product-wish.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { shownTime } from '../../parts/shown-time.ts';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import { useLoad } from '../../parts/use-load.ts';
import styles from './products-section.module.css';

type WishesSectionProps = {
  /** The products of the draft: a wish that one of them answers is not shown. */
  products: readonly Product[];
  isOwner: boolean;
  /** Opens a new row with what was asked for. */
  onAdd: (wish: ProductWishAnswer) => void;
};

/** The products that staff asked for on documents. Absent without one. */
export function WishesSection({ products, isOwner, onAdd }: WishesSectionProps) {
  const [refused, setRefused] = useState('');
  const { state, reload } = useLoad('product wishes', (signal) =>
    callStaff<ProductWishAnswer[]>(paths.productWishes, { read: (response) => response.json(), signal }),
  );
  const wishes = state.kind === 'ready' ? openWishes(state.value, products) : [];
  const decline = async ({ id }: ProductWishAnswer) => {
    const answer = await callStaff(path(paths.productWish, { id }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    setRefused(answer.ok || answer.status === 404 ? '' : answer.message);
    reload();
  };
  const deeds = (wish: ProductWishAnswer) => (
    <>
      <Button look="slim" aria-label={`Add ${wish.name}`} onClick={() => onAdd(wish)}>
        Add …
      </Button>{' '}
      <Button look="slim" aria-label={`Do not add ${wish.name}`} onClick={() => decline(wish)}>
        No
      </Button>
    </>
  );
  if (state.kind === 'failed')
    return (
      <Notice
        kind="bad"
        title="What staff asked for could not be loaded"
        actions={<Button onClick={reload}>Try again</Button>}
      >
        {state.failure.message}
      </Notice>
    );
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="wishes" className={styles.wishes}>
      <h2 id="wishes">
        Asked for <span>products that staff missed on a document</span>
      </h2>
      {refused && <Notice kind="bad" title={refused} takesFocus />}
      <DataTable
        labelledBy="wishes"
        columns={isOwner ? [...columns, { id: 'answer', deeds: true, cell: deeds }] : columns}
        rows={wishes}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

const columns: readonly Column<ProductWishAnswer>[] = [
  { id: 'name', names: true, cell: ({ name }) => name },
  {
    id: 'facts',
    width: 'rest',
    cell: (wish) => (
      <>
        {factsOf(wish)} <span className="quiet">{`${wish.askedBy}, ${shownTime(wish.askedAt)}`}</span>
      </>
    ),
  },
];

function factsOf({ hsn, unit, gst, note }: ProductWishAnswer) {
  const facts = [hsn && `HSN ${hsn}`, unit, gst && `GST ${gst} %`, note && `“${note}”`];
  return facts.filter((text) => text !== '').join(', ');
}
