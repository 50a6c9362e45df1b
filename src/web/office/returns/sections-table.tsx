import { useState } from 'react';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { counted } from '#domain/text/counted.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../parts/table/data-table.tsx';
import { DocumentsBehind } from './documents-behind.tsx';
import { issuedSaid } from './issued-said.ts';
import { hsnOf, outwardOf } from './return-sums.ts';
import styles from './returns.module.css';
import { type SectionLine, sectionColumns } from './section-columns.tsx';
import type { Section } from './use-return.ts';

/** A tablet of 820 pixels has room for it. */
const fitting = { className: styles.sections, least: 86 };

/** The tables of GSTR-1. The two sums, one under the other, are its footing: they must be equal. */
export function SectionsTable({ shown }: { shown: ReturnAnswer }) {
  const [open, setOpen] = useState<Section | null>(null);
  const toggle = (section: Section) => setOpen((before) => (before === section ? null : section));
  return (
    <DataTable
      frame="Sections"
      label={`${shown.form === 'iff' ? 'IFF' : 'GSTR-1'}, ${shown.name}`}
      {...fitting}
      columns={sectionColumns(open, toggle)}
      rows={linesOf(shown)}
      keyOf={({ name }) => name}
      rowClass={({ section, sums }) => (section === null ? styles.sum : !sums && styles.issued)}
      behind={({ section, name }) =>
        section !== null &&
        section === open && (
          <>
            <DocumentsBehind section={section} name={name} shown={shown} />
            <Button look="slim" onClick={() => toggle(section)}>
              Close
            </Button>
          </>
        )
      }
    />
  );
}

/** While the return is being calculated: the columns and rows keep their places. */
export function SectionsLoading() {
  return (
    <DataTable
      label="GSTR-1"
      {...fitting}
      columns={sectionColumns(null, () => {})}
      rows={[]}
      keyOf={({ name }) => name}
      state={{ kind: 'loading' }}
      plates={10}
    />
  );
}

function linesOf(shown: ReturnAnswer): SectionLine[] {
  const { sections, form, inIff } = shown;
  const outward = outwardOf(shown);
  const listedLines = listed
    .filter(({ section }) => isShown(section, shown))
    .map(({ noun, ...line }) => ({
      ...line,
      counts: counted(sections[line.section].documents, noun),
      sums: sections[line.section],
    }));
  const lines = [...listedLines, sumLine('Outward supplies', counted(outward.documents, 'document'), outward)];
  if (form === 'iff') return lines;
  const hsn = hsnOf(shown);
  const hsnLine = (section: 'hsnB2b' | 'hsnB2c', name: string): SectionLine => {
    const sums = sections[section];
    return { section, number: '12', name, counts: counted(sums.rows, 'row'), sums };
  };
  return [
    ...lines,
    ...(inIff.documents > 0
      ? [sumLine('Filed in the IFF of its first months', counted(inIff.documents, 'document'), inIff)]
      : []),
    hsnLine('hsnB2b', 'HSN B2B'),
    hsnLine('hsnB2c', 'HSN B2C'),
    sumLine('HSN together', counted(hsn.rows, 'row'), hsn),
    {
      section: 'documents',
      number: '13',
      name: 'Documents issued',
      counts: issuedSaid(sections.documents.runs),
      sums: null,
    },
  ];
}

function sumLine(name: string, counts: string, sums: SectionLine['sums']): SectionLine {
  return { section: null, number: '', name, counts, sums };
}

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
