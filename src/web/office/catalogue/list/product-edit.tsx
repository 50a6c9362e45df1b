import { useLayoutEffect, useRef } from 'react';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import type { CatalogueRecord, Product } from '#domain/catalogue/catalogue-record.ts';
import { optionLists } from '#domain/catalogue/option-lists.ts';
import type { Problem } from '#domain/outcome.ts';
import { isTradeHsn } from '#domain/tax/is-trade-hsn.ts';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import { HsnInput } from '../../parts/fields/hsn-input.tsx';
import { PackFields } from './pack-fields.tsx';
import styles from './products-section.module.css';

type ProductEditProps = {
  product: Product;
  /** As it is saved; absent for a new one. */
  before: Product | undefined;
  units: CatalogueRecord['units'];
  hsnCodes: CatalogueRecord['hsnCodes'];
  problems: readonly Problem[];
  /** Number of documents that have it; absent for 0. */
  use: CatalogueAnswer['used'][string] | undefined;
  onChange: (product: Product) => void;
  onClose: () => void;
  /** Takes a new product away again. */
  onRemove: () => void;
};

/** The row of a product as cells, with what its change means for documents. */
export function ProductEdit(props: ProductEditProps) {
  const { product, before, units, hsnCodes, problems, use, onChange, onClose, onRemove } = props;
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const idOf = (name: string) => `products.${product.id}.${name}`;
  const found = problems.filter(({ field: id }) => id.startsWith(`products.${product.id}.`));
  const cell = (name: keyof Product, label: string) => ({
    id: idOf(name),
    className: field.control,
    'aria-label': label,
    'aria-invalid': found.some((problem) => problem.field === idOf(name)) || undefined,
    'aria-describedby': `products.${product.id}.note`,
  });
  const cancel = () => {
    if (before === undefined) return onRemove();
    onChange(before);
    onClose();
  };
  return (
    <>
      <tr
        className={styles.edit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
        }}
      >
        <th scope="row">
          <input
            ref={first}
            {...cell('name', 'Name')}
            value={product.name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...product, name: target.value })}
          />
        </th>
        <td>
          <HsnInput
            {...cell('hsn', 'HSN/SAC')}
            inCell
            value={product.hsn}
            onType={(hsn) => onChange({ ...product, hsn: hsn.trimStart() })}
            onChoose={({ code, gst }) => onChange({ ...product, hsn: code, gst: product.gst || offered(gst) })}
          />
        </td>
        <td>
          <Select
            {...cell('unit', 'Unit')}
            options={[any, ...units.map(({ value }) => ({ value, text: value }))]}
            value={product.unit}
            onChange={({ target }) => onChange({ ...product, unit: target.value })}
          />
        </td>
        <td colSpan={3}>
          <Select
            {...cell('gst', 'GST')}
            options={[any, ...optionLists.gst.filter(({ value }) => value !== '')]}
            value={product.gst}
            onChange={({ target }) => onChange({ ...product, gst: target.value })}
          />
        </td>
      </tr>
      <tr className={styles.note}>
        <td colSpan={6}>
          <PackFields product={product} onChange={onChange} />
          <div className={styles.row}>
            <p id={`products.${product.id}.note`}>
              {found.length > 0 ? (
                <b className={styles.fault}>{found.map(({ message }) => message).join(' ')}</b>
              ) : (
                <>
                  {hsnWarning(product, hsnCodes)}
                  {usedWords(use)}
                  {meaningOf(product, before, units)}
                </>
              )}
            </p>
            <Button look="slim" onClick={() => onChange({ ...product, hidden: !product.hidden })}>
              {product.hidden ? 'Show' : 'Hide'}
            </Button>
            <Button look="slim" onClick={cancel}>
              {before ? 'Cancel' : 'Remove'}
            </Button>
            <Button look="slim" onClick={onClose}>
              Done
            </Button>
          </div>
        </td>
      </tr>
    </>
  );
}

const any = { value: '', text: 'any' };

function offered(gst: string) {
  return optionLists.gst.some(({ value }) => value === gst) ? gst : '';
}

function usedWords(use: ProductEditProps['use']) {
  if (!use) return '';
  const { documents, lastDate } = use;
  return documents === 1
    ? `In 1 document, of ${formatDate(lastDate)}. `
    : `In ${documents} documents, the last of ${formatDate(lastDate)}. `;
}

/** A code that is neither the trade's nor in use may be a slip. The official list, which its field searches, has those of all trades. */
function hsnWarning({ hsn }: Product, hsnCodes: CatalogueRecord['hsnCodes']) {
  if (!/^(?:\d{4}|\d{6}|\d{8})$/.test(hsn) || hsnCodes.includes(hsn) || isTradeHsn(hsn)) return null;
  return <b className={styles.warn}>No goods or services of this trade have HSN {hsn}: check it. </b>;
}

function meaningOf({ name, unit, hidden }: Product, before: Product | undefined, units: CatalogueRecord['units']) {
  if (hidden) return 'Hidden: new documents do not offer it. Issued documents keep it.';
  if (unit !== before?.unit && units.find(({ value }) => value === unit)?.uqc === 'OTH')
    return `“${unit}” has no code in the returns: it is reported as OTH (others).`;
  if (!before) return 'A new line begins with this unit and GST; both can be changed in the document.';
  if (name !== before.name)
    return `Issued documents keep the name “${before.name}”. Drafts and last prices of that name are not found under the new one.`;
  return 'Issued documents do not change. New lines begin with this code, unit and rate.';
}
