import type { HomeSlide } from '#domain/catalogue/catalogue-record.ts';
import { inEnglish, nameIn } from '#domain/text/names.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { slidePicture } from '../record/picture-of.ts';
import { RowOrder } from '../record/row-order.tsx';
import { SmallPicture } from '../record/small-picture.tsx';
import styles from './home.module.css';
import type { HomeProps } from './home-props.ts';
import { LanguageInputs } from './language-inputs.tsx';
import { captionBehind, slideName } from './shown-caption.ts';

type SlideRowProps = HomeProps & {
  slide: HomeSlide;
  at: number;
  problem: string | undefined;
  onMove: (from: number, to: number) => void;
  onChange: (part: Partial<HomeSlide>) => void;
  onOpen: () => void;
};

/** A slide as a row: its cells on wide screens, its texts on phones. */
export function SlideRow({ slide, at, record, pictures, problem, onMove, onChange, onOpen }: SlideRowProps) {
  const { shown, isLost } = slidePicture(pictures, record, slide);
  const behind = captionBehind(record, slide);
  return (
    <li data-at={at}>
      <RowOrder at={at} name={slideName(record, slide)} onMove={onMove} />
      <SmallPicture picture={shown} />
      <Select
        id={`home.slides.${at + 1}.category`}
        className={styles.cell}
        aria-label={`Category of slide ${at + 1}`}
        options={record.categories.map(({ id, names, hidden }) => ({
          value: String(id),
          text: hidden ? `${names.en} (hidden)` : names.en,
        }))}
        value={String(slide.category)}
        onChange={({ target }) => onChange({ category: Number(target.value), picture: null, caption: inEnglish('') })}
      />
      <LanguageInputs
        id={`home.slides.${at + 1}.caption`}
        label={`Caption of slide ${at + 1}`}
        names={slide.caption}
        behind={behind}
        isWrong={problem !== undefined}
        onChange={(caption) => onChange({ caption })}
      />
      <p className={styles.text}>
        {slideName(record, slide)}
        <small>
          {(['hi', 'or'] as const).map((language) => {
            const { text, lang } = nameIn(slide.caption[language] === '' ? behind : slide.caption, language);
            return (
              <span key={language} lang={lang}>
                {text}{' '}
              </span>
            );
          })}
        </small>
      </p>
      <Button look="slim" aria-haspopup="dialog" onClick={onOpen}>
        Change<span className="sr">, slide {at + 1}</span>
      </Button>
      {(problem || isLost) && (
        <p className={problem ? styles.fault : styles.lost}>
          {problem ?? `${slide.picture?.name} was deleted: the category’s cover is shown instead.`}
        </p>
      )}
    </li>
  );
}
