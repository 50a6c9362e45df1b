import { mediaPath } from '#contract/path.ts';
import { avifWidths } from '#domain/photos/photo-sizes.ts';
import styles from './callbacks-page.module.css';
import type { Enquiry } from './use-callbacks.ts';

/** What the visitor selected, with the product that each picture becomes on a document. */
export function EnquiryPictures({ pictures }: Pick<Enquiry, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label="Selected pictures">
      {pictures.map(({ folder, name, title, hash, product, removed }) => (
        <li key={`${folder}/${name}`}>
          {/* A picture that was removed, or is narrower, is a grey plate: its words are below. */}
          <img src={removed ? undefined : mediaPath(hash, avifWidths[0] ?? 0, 'avif')} alt="" loading="lazy" />
          <b>{product || folder}</b>
          <p className="quiet">
            {title && `${title}, `}
            {folder}/{name}
            {removed && ', removed since'}
          </p>
        </li>
      ))}
    </ul>
  );
}
