import { useState } from 'react';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { folderProduct } from '#domain/catalogue/folders-of.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { isSame } from '../../parts/record/merge-records.ts';
import styles from './materials.module.css';
import { readReady, writeReady } from './ready-days.ts';

type MaterialSaleProps = {
  draft: CatalogueMaterial;
  catalogue: CatalogueRecord;
  about: (field: string) => string | undefined;
  onChange: (part: Partial<CatalogueMaterial>) => void;
};

/** How a material is sold: its rate, when it is ready, what goes with it and what takes its place. */
export function MaterialSale({ draft, catalogue, about, onChange }: MaterialSaleProps) {
  const { rate, discontinued } = draft;
  const written = {
    rate: rate?.paise ? formatRupees(rate.paise) : '',
    ready: writeReady(draft.ready),
    goesWith: draft.goesWith.join(', '),
  };
  const [typed, setTyped] = useState(written);
  // Of a rate that was emptied: who types another one goes on with them.
  const [kept, setKept] = useState({ unit: '', shown: false });
  // What somebody else has saved takes the place of what was typed here.
  const shown = {
    rate: paiseIn(typed.rate) === (rate?.paise ?? null) ? typed.rate : written.rate,
    ready: isSame(readReady(typed.ready), draft.ready) ? typed.ready : written.ready,
    goesWith: isSame(codesIn(typed.goesWith), draft.goesWith) ? typed.goesWith : written.goesWith,
  };
  const type = (field: keyof typeof typed, text: string, part: Partial<CatalogueMaterial>) => {
    setTyped((before) => ({ ...before, [field]: text }));
    onChange(part);
  };
  const rated = (part: Partial<NonNullable<typeof rate>>) =>
    onChange({ rate: { paise: 0, ...kept, ...rate, ...part } });
  return (
    <fieldset>
      <legend>Sale</legend>
      <div className={styles.fields}>
        <Field id="product" label="Product of the form" note={noteOf(draft, catalogue)} error={about('product')}>
          {(control) => (
            <Select
              {...control}
              value={draft.product}
              options={[
                { value: '', text: `As its category: ${folderProduct(catalogue, draft.folder) || 'none'}` },
                ...catalogue.products.filter(({ hidden }) => !hidden).map(({ name }) => ({ value: name, text: name })),
              ]}
              onChange={(event) => onChange({ product: event.target.value })}
            />
          )}
        </Field>
        <Field id="rate" label="Rate ₹" note="before GST" error={about('rate')} optional>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              value={shown.rate}
              onChange={({ target: { value } }) => {
                const paise = paiseIn(value);
                if (rate) setKept(rate);
                type('rate', value, { rate: paise === null ? null : { ...kept, ...rate, paise } });
              }}
            />
          )}
        </Field>
        <Field id="rateUnit" label="For one" note="roll, sq ft">
          {(control) => (
            <input {...control} value={rate?.unit ?? ''} onChange={(event) => rated({ unit: event.target.value })} />
          )}
        </Field>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={rate?.shown ?? false}
            onChange={(event) => rated({ shown: event.target.checked })}
          />
          Visitors see the rate
        </label>
        <Field id="ready" label="Ready in days" note="Mumbai 2, Pune 6" error={about('ready')}>
          {(control) => (
            <input
              {...control}
              value={shown.ready}
              onChange={({ target: { value } }) => type('ready', value, { ready: readReady(value) })}
            />
          )}
        </Field>
        <Field id="goesWith" label="Goes with" note="codes, with commas" error={about('goesWith')}>
          {(control) => (
            <input
              {...control}
              value={shown.goesWith}
              onChange={({ target: { value } }) => type('goesWith', value, { goesWith: codesIn(value) })}
            />
          )}
        </Field>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={discontinued}
            onChange={({ target: { checked } }) =>
              onChange({ discontinued: checked, ...(checked ? {} : { successor: '' }) })
            }
          />
          No longer sold
        </label>
        {discontinued && (
          <Field id="successor" label="Sold instead" note="a code, or blank" error={about('successor')}>
            {(control) => (
              <input
                {...control}
                value={draft.successor}
                onChange={(event) => onChange({ successor: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}

/** What the product fills in on the row of a document: 'HSN 48142000, 18 % GST, roll'. */
function noteOf({ product, folder }: CatalogueMaterial, catalogue: CatalogueRecord): string {
  const name = product || folderProduct(catalogue, folder);
  const found = catalogue.products.find((each) => each.name === name);
  if (!found) return name === '' ? '' : 'no longer in the catalogue';
  const { hsn, gst, unit } = found;
  return [hsn && `HSN ${hsn}`, gst && `${gst} % GST`, unit].filter(Boolean).join(', ');
}

/** `paiseIn('1,250')` → 125000; of no number 0, which is refused as a rate. */
function paiseIn(text: string): number | null {
  if (text.trim() === '') return null;
  const paise = Math.round(Number(text.replaceAll(',', '')) * 100);
  return Number.isFinite(paise) ? paise : 0;
}

function codesIn(text: string): string[] {
  return text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
