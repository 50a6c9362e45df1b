import { useState } from 'react';
import type { ProductWishAnswer } from '#contract/catalogue/products.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { openWishes } from '#domain/catalogue/missing/product-wish.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import table from '../../../ui/table.module.css';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { shownTime } from '../../parts/shown-time.ts';
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
      <table className={table.table} aria-labelledby="wishes">
        <tbody>
          {wishes.map((wish) => (
            <tr key={wish.id}>
              <th scope="row">{wish.name}</th>
              <td className={table.wide}>
                {factsOf(wish)} <span className="quiet">{`${wish.askedBy}, ${shownTime(wish.askedAt)}`}</span>
              </td>
              {isOwner && (
                <td className={table.action}>
                  <Button look="slim" aria-label={`Add ${wish.name}`} onClick={() => onAdd(wish)}>
                    Add …
                  </Button>{' '}
                  <Button look="slim" aria-label={`Do not add ${wish.name}`} onClick={() => decline(wish)}>
                    No
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function factsOf({ hsn, unit, gst, note }: ProductWishAnswer) {
  const facts = [hsn && `HSN ${hsn}`, unit, gst && `GST ${gst} %`, note && `“${note}”`];
  return facts.filter((text) => text !== '').join(', ');
}
