import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './plot.module.css';

type PlotSectionProps = {
  /** The sentence that the plot shows. */
  title: string;
  sub: string;
  wide?: boolean;
  table: { heads: string[]; rows: (string | number)[][] };
  children: ReactNode;
};

/** A plot under its sentence; 'As a table' shows the same figures as rows. */
export function PlotSection({ title, sub, wide = false, table, children }: PlotSectionProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={wide ? `${styles.plot} ${styles.wide}` : styles.plot} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.sub}>
        <span>{sub}</span>
        <Button look="slim" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          As a table
        </Button>
      </div>
      {asTable ? (
        <div className={styles.scrolled}>
          <table className={styles.table}>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={table.heads[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
