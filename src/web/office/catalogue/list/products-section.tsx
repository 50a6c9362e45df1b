import { flushSync } from 'react-dom';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { findByText } from '#domain/text/find-by-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Pager } from '../../parts/list/pager.tsx';
import { useChoice } from '../../parts/list/use-choice.ts';
import table from '../../parts/table/table.module.css';
import type { CatalogueDraft } from '../record/use-catalogue-draft.ts';
import { ProductEdit } from './product-edit.tsx';
import styles from './products-section.module.css';

type ProductsSectionProps = {
  edit: CatalogueDraft;
  /** The number of the product whose row is open. */
  editing: number | null;
  onEdit: (id: number | null) => void;
};

/** What documents bill. One row at a time is open. */
export function ProductsSection({ edit, editing, onEdit }: ProductsSectionProps) {
  const { base, draft, change, problems } = edit;
  const [{ query, page, size }, choose] = useChoice({ query: '', page: 1, size: 20 });
  const hidden = draft.products.filter((product) => product.hidden).length;
  const { products } = draft;
  const found = query.trim() === '' ? products : findByText(products, query, ({ name, hsn }) => `${name} ${hsn}`);
  const wrong = idsOfProducts(problems.map(({ field }) => field));
  const shown = found.slice((page - 1) * size, page * size);
  // The open row and those with a problem are shown, also on another page than theirs.
  const isOpen = ({ id }: Product) => (editing === null ? wrong.has(id) : id === editing);
  const held = products.filter((product) => isOpen(product) && !shown.includes(product));
  const put = (product: Product) =>
    change((record) => ({
      ...record,
      products: record.products.map((each) => (each.id === product.id ? product : each)),
    }));
  const close = (id: number) => {
    flushSync(() => onEdit(null));
    document.getElementById(`edit-product-${id}`)?.focus();
  };
  return (
    <section aria-labelledby="products">
      <h2 id="products">
        Products <span>as documents bill them. Used counts the documents with this name</span>
      </h2>
      <div className={styles.find}>
        <Field
          id="product-query"
          label="Name or HSN/SAC"
          note={`${draft.products.length} products${hidden > 0 ? `, ${hidden} hidden` : ''}`}
        >
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              value={query}
              onChange={({ target }) => choose({ query: target.value })}
            />
          )}
        </Field>
      </div>
      <table className={`${table.table} ${styles.products}`} aria-labelledby="products">
        <thead>
          <tr>
            <th>Name</th>
            <th className={styles.code}>HSN/SAC</th>
            <th className={styles.unit}>Unit</th>
            <th className={table.number}>GST</th>
            <th className={`${table.number} ${styles.used}`}>Used</th>
            <th>Edit</th>
          </tr>
        </thead>
        <tbody>
          {[...held, ...shown].map((product) =>
            isOpen(product) ? (
              <ProductEdit
                key={product.id}
                product={product}
                before={base.catalogue.products.find(({ id }) => id === product.id)}
                units={draft.units}
                hsnCodes={draft.hsnCodes}
                problems={problems}
                use={base.used[product.name]}
                onChange={put}
                onClose={() => close(product.id)}
                onRemove={() => {
                  onEdit(null);
                  change((record) => ({ ...record, products: record.products.filter(({ id }) => id !== product.id) }));
                }}
              />
            ) : (
              <ProductRow
                key={product.id}
                product={product}
                use={base.used[product.name]}
                onEdit={() => onEdit(product.id)}
              />
            ),
          )}
          {found.length === 0 && (
            <tr>
              <td colSpan={6} className={table.message}>
                <p>No product is called “{query}”.</p>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <Pager count={found.length} page={page} size={size} onChoose={choose} />
    </section>
  );
}

type ProductRowProps = { product: Product; use: CatalogueAnswer['used'][string] | undefined; onEdit: () => void };

function ProductRow({ product: { id, name, hsn, unit, gst, hidden }, use, onEdit }: ProductRowProps) {
  return (
    <tr className={hidden ? styles.off : undefined}>
      <th scope="row">
        {name} {hidden && <span className={styles.hidden}>hidden</span>}
      </th>
      <td>{hsn || <span className="quiet">none</span>}</td>
      <td>{unit || <AnyValue of="unit" />}</td>
      <td className={`${table.number} ${styles.rate}`}>{gst ? `${gst} %` : <AnyValue of="GST" />}</td>
      <td className={`${table.number} ${styles.used}`}>
        {use?.documents ?? 0}
        <span className={styles.onPhones}>{use?.documents === 1 ? ' document' : ' documents'}</span>
      </td>
      <td className={styles.open}>
        <Button look="slim" id={`edit-product-${id}`} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      </td>
    </tr>
  );
}

/** A blank value; on phones, which show no heading above it, with its name. */
function AnyValue({ of: name }: { of: string }) {
  return (
    <span className="quiet">
      any<span className={styles.onPhones}> {name}</span>
    </span>
  );
}

/** `idsOfProducts(['products.3.hsn'])` → `{3}` */
function idsOfProducts(fields: readonly string[]): Set<number> {
  return new Set(fields.filter((field) => field.startsWith('products.')).map((field) => Number(field.split('.')[1])));
}
