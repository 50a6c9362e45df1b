import { useState } from 'react';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { openingPacks } from '#domain/measures/opening-packs.ts';
import type { PackKind } from '#domain/measures/pack.ts';
import { plainRupees } from '#domain/money/plain-rupees.ts';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import styles from './products-section.module.css';

type PackFieldsProps = { product: Product; onChange: (product: Product) => void };

/** How a product is packed, so that visitors see how much their wall needs, and the rate that they may be told. */
export function PackFields({ product, onChange }: PackFieldsProps) {
  const { pack = null, rate = null } = product;
  // Of a rate that was emptied: who types another one goes on with it.
  const [wasShown, setWasShown] = useState(false);
  const put = (changed: Partial<Record<string, number>>) =>
    pack && onChange({ ...product, pack: { ...pack, ...changed } });
  const number = (label: string, value: number, take: (typed: number) => void) => (
    <label key={label}>
      {label}
      <input
        className={field.control}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value === 0 ? '' : String(value)}
        onChange={({ target }) => take(Number(target.value.replaceAll(/[\s,]/g, '')) || 0)}
      />
    </label>
  );
  return (
    <div className={styles.pack}>
      <div>
        <span aria-hidden="true">Sold as</span>
        <Select
          className={field.control}
          aria-label="Sold as"
          options={kinds}
          value={pack?.kind ?? ''}
          onChange={({ target }) => {
            const begun = target.value === '' ? null : openingPacks[target.value as PackKind];
            onChange({ ...product, pack: begun, rate: begun && rate });
          }}
        />
      </div>
      <div key={pack?.kind} className={styles.sizes}>
        {pack && 'widthMm' in pack && number('Width, mm', pack.widthMm, (widthMm) => put({ widthMm }))}
        {pack && 'lengthMm' in pack && number('Length, mm', pack.lengthMm, (lengthMm) => put({ lengthMm }))}
        {pack?.kind === 'roll' && number('Pattern repeats, mm', pack.repeatMm, (repeatMm) => put({ repeatMm }))}
        {pack?.kind === 'roll' && number('Trim of a strip, mm', pack.trimMm, (trimMm) => put({ trimMm }))}
        {pack?.kind === 'box' &&
          number('Covers, m²', pack.areaMm2 / 1e6, (area) => put({ areaMm2: Math.round(area * 1e6) }))}
        {pack && number('Wastage, %', pack.wastePercent, (wastePercent) => put({ wastePercent }))}
        {pack && (
          <label>
            {rateLabels[pack.kind]}
            <input
              className={field.control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={rate ? plainRupees(rate.paise) : ''}
              onChange={({ target }) => {
                const paise = Math.round(Number(target.value.replaceAll(/[\s,₹]/g, '')) * 100) || 0;
                if (rate) setWasShown(rate.shown);
                onChange({ ...product, rate: paise > 0 ? { paise, shown: rate?.shown ?? wasShown } : null });
              }}
            />
          </label>
        )}
        {rate && (
          <label className={styles.shown}>
            <input
              type="checkbox"
              checked={rate.shown}
              onChange={({ target }) => onChange({ ...product, rate: { ...rate, shown: target.checked } })}
            />
            Visitors see the rate
          </label>
        )}
      </div>
    </div>
  );
}

const kinds: readonly { value: PackKind | ''; text: string }[] = [
  { value: '', text: 'not said' },
  { value: 'roll', text: 'roll' },
  { value: 'piece', text: 'panel, plank or sheet' },
  { value: 'box', text: 'box' },
  { value: 'length', text: 'running foot' },
  { value: 'area', text: 'square foot' },
];

const rateLabels: Record<PackKind, string> = {
  roll: 'Rate of a roll, ₹',
  piece: 'Rate of a piece, ₹',
  box: 'Rate of a box, ₹',
  length: 'Rate of a running ft, ₹',
  area: 'Rate of a sq ft, ₹',
};
