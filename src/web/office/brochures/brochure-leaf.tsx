import type { Desk } from '#contract/desk.ts';
import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { picturesOnPage } from '#domain/brochures/brochure-pages.ts';
import { brochureCaption, brochureFirm, coverTitleSize } from '#domain/brochures/brochure-sheet.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useFolders } from '../parts/folders.ts';
import './brochure-fonts.css';
import styles from './brochure-leaf.module.css';
import type { ChosenPicture } from './use-folder-photos.ts';

/** Pages as the PDF has them, in millimetres of their width. Without paragraphs: they also stand in buttons and labels. */
type LeafProps = {
  draft: BrochureDraft;
  desk: Desk;
  /** Of the pictures, for the browser's choice. */
  sizes: string;
};

/** `first`: the picture on it. */
export function BrochureCover({ draft, desk, first, sizes }: LeafProps & { first: ChosenPicture | undefined }) {
  const size = coverTitleSize(draft.title) < 17 ? styles.longTitle : styles.title;
  return (
    <span className={`${styles.leaf} ${styles[draft.cover]}`}>
      <span className={styles.page}>
        <LeafPhoto picture={first} sizes={sizes} />
        <span className={styles.words}>
          <span className={size}>{draft.title.trim() || 'Title'}</span>
          {draft.line.trim() && <span className={styles.line}>{draft.line}</span>}
          <span className={styles.by}>
            <span>
              <Logo desk={desk} /> {desk.paper?.name}
            </span>
            <span>{desk.today.slice(0, 4)}</span>
          </span>
        </span>
      </span>
    </span>
  );
}

/** `number`: of the page, from 2. */
export function BrochureInside({
  draft,
  desk,
  sizes,
  number,
  pictures,
}: LeafProps & { number: number; pictures: readonly ChosenPicture[] }) {
  const { titleOf } = useFolders();
  const start = (number - 2) * picturesOnPage;
  return (
    <span className={`${styles.leaf} ${styles.inside}`}>
      <span className={styles.page}>
        <span className={styles.head}>
          <span>{draft.title}</span>
          <span>{desk.paper?.name}</span>
        </span>
        {pictures.slice(start, start + picturesOnPage).map((picture) => {
          const { title, place } = brochureCaption(
            { title: picture.photo?.title ?? '', folder: picture.folder },
            titleOf,
          );
          return (
            <span key={`${picture.folder}/${picture.name}`} className={styles.shown}>
              <LeafPhoto picture={picture} sizes={sizes} />
              <b>{title}</b>
              <small>{place}</small>
            </span>
          );
        })}
        <span className={styles.number}>{number}</span>
      </span>
    </span>
  );
}

export function BrochureBack({ desk }: Pick<LeafProps, 'desk'>) {
  const firm = desk.paper && brochureFirm(desk.paper);
  return (
    <span className={`${styles.leaf} ${styles.back}`}>
      <span className={styles.page}>
        <Logo desk={desk} />
        <b>{firm?.name}</b>
        {[...(firm?.offices ?? []), firm?.emails ?? []]
          .filter((lines) => lines.length > 0)
          .map((lines) => (
            <span key={lines.join()} className={styles.lines}>
              {lines.join('\n')}
            </span>
          ))}
      </span>
    </span>
  );
}

function LeafPhoto({ picture, sizes }: { picture: ChosenPicture | undefined; sizes: string }) {
  return (
    <span className={styles.photo}>
      {picture?.photo && <PhotoPicture photo={picture.photo} alt="" sizes={sizes} width={4} height={3} />}
    </span>
  );
}

function Logo({ desk }: { desk: Desk }) {
  return desk.paper?.logo ? <img className={styles.logo} src={desk.paper.logo} alt="" /> : null;
}
