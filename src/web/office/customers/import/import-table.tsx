import type { ImportPreview, ImportRowAnswer } from '#contract/customer-imports.ts';
import { type ImportField, importFieldLabels, importFields } from '#domain/customers/import/import-field.ts';
import control from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import table from '../../parts/table/table.module.css';
import styles from './import-page.module.css';
import { changesText, isChanged } from './import-rows.ts';

type ImportTableProps = {
  preview: ImportPreview;
  rows: readonly ImportRowAnswer[];
  isBusy: boolean;
  /** On a phone the headings are shown when they are asked for. */
  showsHeadings: boolean;
  onChoose: (column: number, field: ImportField | null) => void;
};

export function ImportTable({ preview, rows, isBusy, showsHeadings, onChoose }: ImportTableProps) {
  const { headings, columns } = preview;
  return (
    <ScrollArea label="What the import will do">
      <table
        className={`${table.table} ${table.fold} ${styles.rows}`}
        aria-label="What the import will do"
        aria-busy={isBusy}
        data-headings={showsHeadings || undefined}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Row
            </th>
            <th scope="col" className={styles.said}>
              What will happen
            </th>
            {headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings can be the same, and stay in their order
              <th key={at} scope="col" className={styles.heading}>
                <span>{heading}</span>
                <Select
                  className={control.control}
                  aria-label={`${heading} goes to`}
                  options={fieldOptions}
                  value={columns[at] ?? ''}
                  aria-disabled={isBusy}
                  onChange={({ target }) => onChoose(at, (target.value || null) as ImportField | null)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ImportRow key={row.row} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function ImportRow({ row, columns }: { row: ImportRowAnswer; columns: ImportPreview['columns'] }) {
  const isOut = row.what === 'same' || row.what === 'refused';
  return (
    <tr className={isOut ? styles.out : undefined}>
      <td className={`quiet ${table.hidden}`}>{row.row}</td>
      <th scope="row" className={`${styles.said} ${table.line}`}>
        <WhatHappens row={row} />
      </th>
      {columns.map((field, at) => {
        const text = row.cells[at] ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay in their order
          <td key={at} className={cellClass(field)} title={text.length > 30 ? text : undefined}>
            {text !== '' && isChanged(field, row.changes) ? <b className="strong">{text}</b> : text}
          </td>
        );
      })}
    </tr>
  );
}

function WhatHappens({ row: { what, message, changes } }: { row: ImportRowAnswer }) {
  if (what === 'refused')
    return (
      <>
        <b className={styles.refused}>Refused:</b> {message}
      </>
    );
  return (
    <>
      {what === 'same' && <span className="quiet">The same</span>}
      {what === 'new' && <b className="strong">New</b>}
      {what === 'changes' && (
        <>
          <b className="strong">Changes</b> {changesText(changes)}
        </>
      )}
      {message && <span className={styles.warning}> {message}</span>}
    </>
  );
}

const fieldOptions = [
  ...importFields.map((field) => ({ value: field as string, text: importFieldLabels[field] })),
  { value: '', text: 'leave out' },
];

/** On a phone a row shows its name, its place and its PIN. */
function cellClass(field: ImportField | null) {
  if (field === null) return `quiet ${table.hidden}`;
  const place: Partial<Record<ImportField, string | undefined>> = {
    name: table.line,
    place: table.left,
    pin: table.right,
  };
  return `${place[field] ?? table.hidden} ${field === 'creditDays' ? table.number : ''}`;
}
