import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Unit } from '#domain/catalogue/catalogue-record.ts';
import { uqcLabel } from '#domain/tax/unit-code.ts';
import { Button } from '../../../ui/button.tsx';
import table from '../../parts/table/table.module.css';
import type { CatalogueDraft } from '../record/use-catalogue-draft.ts';
import { UnitEdit } from './unit-edit.tsx';
import styles from './units-section.module.css';

/** The units of sale with their codes in the returns. A saved one stays, because documents have it. */
export function UnitsSection({ edit }: { edit: CatalogueDraft }) {
  const { base, draft, change, problems } = edit;
  const { units } = draft;
  const saved = new Set(base.catalogue.units.map(({ value }) => value));
  const put = (at: number, unit: Unit) =>
    change((record) => ({ ...record, units: record.units.map((each, index) => (index === at ? unit : each)) }));
  const isBegun = units.some(({ value }) => value === '');
  const add = () => {
    flushSync(() => change((record) => ({ ...record, units: [...record.units, { value: '', text: '', uqc: 'OTH' }] })));
    document.querySelector<HTMLElement>('[data-new-unit] input')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => change((record) => ({ ...record, units: record.units.filter((_, index) => index !== at) })));
    document.getElementById('new-unit')?.focus();
  };
  // The browser looks for the anchor of an address before the catalogue is here.
  useLayoutEffect(() => {
    if (location.hash === '#units') document.getElementById('units')?.scrollIntoView();
  }, []);
  return (
    <section className={styles.units} aria-labelledby="units">
      <h2 id="units">
        Units <span>with their codes in the returns (UQC)</span>
      </h2>
      <table className={`${table.table} ${styles.table}`} aria-labelledby="units">
        <thead>
          <tr>
            <th>Unit</th>
            <th>In the returns</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, at) =>
            saved.has(unit.value) && units.findIndex(({ value }) => value === unit.value) === at ? (
              <tr key={unit.value}>
                <th scope="row">{unit.value}</th>
                <td>
                  {uqcLabel(unit.uqc)} {unit.uqc === 'OTH' && <span className="quiet">no code of its own</span>}
                </td>
              </tr>
            ) : (
              <UnitEdit
                // Its word changes as it is typed.
                // biome-ignore lint/suspicious/noArrayIndexKey: new units stand at the end and are not moved
                key={`new ${at}`}
                unit={unit}
                problems={problems}
                onChange={(next) => put(at, next)}
                onRemove={() => remove(at)}
              />
            ),
          )}
        </tbody>
      </table>
      <Button id="new-unit" look="slim" aria-disabled={isBegun} onClick={() => !isBegun && add()}>
        New unit
      </Button>
    </section>
  );
}
