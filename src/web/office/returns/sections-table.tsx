import { useState } from 'react';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { stepInRows } from '../parts/table/step-in-rows.ts';
import table from '../parts/table/table.module.css';
import { counted } from './counted.ts';
import { hsnOf, outwardOf } from './return-sums.ts';
import styles from './returns.module.css';
import { NumbersRow, SectionRow, SumRow } from './section-row.tsx';
import type { Section } from './use-return.ts';

/** The tables of GSTR-1. The two sums, one under the other, are its footing: they must be equal. */
export function SectionsTable({ shown }: { shown: ReturnAnswer }) {
  const [open, setOpen] = useState<Section | null>(null);
  const { sections, form, name, inIff } = shown;
  const row = (section: (typeof listed)[number]) => (
    <SectionRow
      key={section.section}
      {...section}
      counts={counted(sections[section.section].documents, section.noun)}
      sums={sections[section.section]}
      {...opening(section.section)}
    />
  );
  const opening = (section: Section) => ({
    shown,
    open: open === section,
    onToggle: () => setOpen((before) => (before === section ? null : section)),
  });
  const outward = outwardOf(shown);
  const hsn = hsnOf(shown);
  return (
    <ScrollArea label="Sections">
      <table
        className={`${table.table} ${styles.sections}`}
        aria-label={`${form === 'iff' ? 'IFF' : 'GSTR-1'}, ${name}`}
      >
        <SectionHeads />
        <tbody onKeyDown={stepInRows}>
          {listed.filter(({ section }) => isShown(section, shown)).map(row)}
          <SumRow name="Outward supplies" counts={counted(outward.documents, 'document')} sums={outward} />
          {form === 'gstr1' && (
            <>
              {inIff.documents > 0 && (
                <SumRow
                  name="Filed in the IFF of its first months"
                  counts={counted(inIff.documents, 'document')}
                  sums={inIff}
                />
              )}
              <SectionRow
                section="hsnB2b"
                number="12"
                name="HSN B2B"
                counts={counted(sections.hsnB2b.rows, 'row')}
                sums={sections.hsnB2b}
                {...opening('hsnB2b')}
              />
              <SectionRow
                section="hsnB2c"
                number="12"
                name="HSN B2C"
                counts={counted(sections.hsnB2c.rows, 'row')}
                sums={sections.hsnB2c}
                {...opening('hsnB2c')}
              />
              <SumRow name="HSN together" counts={counted(hsn.rows, 'row')} sums={hsn} />
              <NumbersRow {...opening('documents')} />
            </>
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** The head of the table, also while the return loads. */
export function SectionHeads() {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={column.endsWith('₹') ? table.number : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

export const columns = ['Table', 'Section', 'Documents', 'Taxable ₹', 'IGST ₹', 'CGST ₹', 'SGST ₹'];

/** An IFF has two tables; a shop that exports nothing does not see the table of exports. */
function isShown(section: (typeof listed)[number]['section'], { form, sections }: ReturnAnswer): boolean {
  if (form === 'iff') return section === 'b2b' || section === 'cdnr';
  return section !== 'exp' || sections.exp.documents > 0;
}

const listed = [
  { section: 'b2b', number: '4A', name: 'B2B, registered buyers', noun: 'invoice' },
  { section: 'b2cl', number: '5A', name: 'B2CL, above ₹ 1,00,000', noun: 'invoice' },
  { section: 'b2cs', number: '7', name: 'B2CS, other buyers', noun: 'document' },
  { section: 'exp', number: '6A', name: 'EXP, exports', noun: 'invoice' },
  { section: 'cdnr', number: '9B', name: 'CDNR, notes to registered', noun: 'note' },
  { section: 'cdnur', number: '9B', name: 'CDNUR, notes to B2CL and EXP', noun: 'note' },
] as const;
