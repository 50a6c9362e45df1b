import type { ComparedPicture } from '#domain/materials/compare-pictures.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './compare-page.module.css';
import type { CompareRow } from './compare-rows.ts';

type CompareTableProps = {
  pictures: readonly ComparedPicture[];
  /** All that the address names: when one is taken away, the next takes its place. */
  references: readonly string[];
  rows: readonly CompareRow[];
  /** The address of a comparison of these, which otherwise is as this one. */
  addressOf: (references: readonly string[]) => string;
};

/** A column for each picture; a narrow window is swiped, and what the rows are about stays at its edge. */
export function CompareTable({ pictures, rows, references, addressOf }: CompareTableProps) {
  const { words, language, to } = useWords();
  const { compare, selection } = words;
  const other = (lang: string) => (lang === language ? undefined : lang);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled by keyboard
    <section className={styles.strip} aria-label={compare.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{compare.property}</span>
            </th>
            {pictures.map(({ reference, photo, name, path }, at) => (
              <th key={reference} scope="col">
                <a className={styles.open} href={to(path)}>
                  <span className={styles.plate}>
                    <PhotoPicture
                      photo={photo}
                      alt=""
                      sizes={`(min-width: 1000px) ${Math.round(86 / pictures.length)}vw, 180px`}
                      width={4}
                      height={3}
                      first={at === 0}
                    />
                  </span>
                  <span lang={other(name.lang)}>{name.text}</span>
                </a>
                {references.length > 2 && (
                  <a
                    className={styles.remove}
                    href={addressOf(references.filter((each) => each !== reference))}
                    aria-label={fillWords(selection.removeName, { name: name.text })}
                  >
                    {selection.remove}
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs }) => (
            <tr key={label.text} className={differs ? styles.differs : undefined}>
              <th scope="row" lang={other(label.lang)}>
                {label.text}
                {differs && <span className="sr">, {compare.differs}</span>}
              </th>
              {cells.map((cell, at) => (
                <td key={pictures[at]?.reference} lang={cell ? other(cell.lang) : undefined}>
                  {cell?.text ?? <span className={styles.none}>{compare.none}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
