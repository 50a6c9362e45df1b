import { Said } from '../parts/said.tsx';
import { signedRupees } from '../parts/signed-rupees.ts';
import type { Column } from '../parts/table/column.ts';
import type { Sums } from './return-sums.ts';
import styles from './returns.module.css';
import type { Section } from './use-return.ts';

/** A section of GSTR-1, a sum of some (without `section`), or which numbers were used (without `sums`). */
export type SectionLine = { section: Section | null; number: string; name: string; counts: string; sums: Sums | null };

/** Its name and each of its figures open the documents behind a section. */
export function sectionColumns(open: Section | null, onToggle: (section: Section) => void): Column<SectionLine>[] {
  return [
    {
      id: 'table',
      heading: 'Table',
      width: { large: 6, tablet: 5.5 },
      fold: 'hidden',
      cell: ({ number }) => number,
    },
    {
      id: 'section',
      heading: 'Section',
      names: true,
      width: 'rest',
      wraps: true,
      fold: 'left',
      cell: ({ section, name }) =>
        section === null ? (
          name
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-expanded={open === section}
            onClick={() => onToggle(section)}
          >
            {name}
          </button>
        ),
    },
    {
      id: 'documents',
      heading: 'Documents',
      width: { large: 15, tablet: 12.5 },
      span: ({ sums }) => (sums ? 1 : 1 + heads.length),
      fold: ({ sums }) => (sums ? undefined : 'line'),
      cell: ({ counts }) => <Said text={counts} />,
    },
    ...heads.map(
      ({ head, label, width }): Column<SectionLine> => ({
        ...{ id: head, heading: label, align: 'right', width: { large: width, tablet: 12.5 } },
        fold: ({ section, sums }) => (section !== null && sums?.[head] === 0 ? 'hidden' : { name: label }),
        cell: ({ section, sums }) => {
          if (!sums) return null;
          const figure = signedRupees(sums[head]);
          if (section === null) return figure;
          if (sums[head] === 0) return <span className="quiet">{figure}</span>;
          // By keyboard the name of the row does the same.
          return (
            <button type="button" className="figure" tabIndex={-1} onClick={() => onToggle(section)}>
              {figure}
            </button>
          );
        },
      }),
    ),
  ];
}

const heads: readonly { head: keyof Sums; label: string; width: number }[] = [
  { head: 'taxable', label: 'Taxable ₹', width: 15 },
  { head: 'igst', label: 'IGST ₹', width: 13 },
  { head: 'cgst', label: 'CGST ₹', width: 13 },
  { head: 'sgst', label: 'SGST ₹', width: 13 },
];
