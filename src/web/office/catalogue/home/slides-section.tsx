import { useState } from 'react';
import type { CataloguePicture } from '#contract/catalogue.ts';
import type { HomeSlide } from '#domain/catalogue/catalogue-record.ts';
import type { Problem } from '#domain/outcome.ts';
import { inEnglish } from '#domain/text/names.ts';
import { withItem } from '../record/edit-lists.ts';
import { useMoves } from '../record/use-moves.ts';
import { AddToList } from './add-to-list.tsx';
import { focusNextRow } from './focus-next-row.ts';
import styles from './home.module.css';
import type { HomeProps } from './home-props.ts';
import { RowDialog } from './row-dialog.tsx';
import { RowsHead } from './rows-head.tsx';
import { captionBehind, slideName } from './shown-caption.ts';
import { SlidePicture } from './slide-picture.tsx';
import { SlideRow } from './slide-row.tsx';

type SlidesSectionProps = HomeProps & {
  problems: readonly Problem[];
  onPicture: (folder: string, picture: CataloguePicture) => void;
  onChange: (slides: readonly HomeSlide[]) => void;
};

/** The slides of the carousel: category, captions, and a picture of their own. */
export function SlidesSection({ record, pictures, problems, onPicture, onChange }: SlidesSectionProps) {
  const { slides } = record.home;
  const { said, move, onKeyDown } = useMoves({ list: slides, nameOf: (slide) => slideName(record, slide), onChange });
  const [open, setOpen] = useState<number | null>(null);
  const put = (at: number, part: Partial<HomeSlide>) => {
    const slide = slides[at];
    if (slide) onChange(withItem(slides, at, { ...slide, ...part }));
  };
  const opened = open === null ? undefined : slides[open];
  const folder = record.categories.find(({ id }) => id === opened?.category)?.folder ?? '';
  return (
    <section aria-labelledby="slides">
      <h2 id="slides">
        Slides{' '}
        <span className={styles.remark}>
          each stands 1 second; the picture is the category’s cover unless another is chosen
        </span>
      </h2>
      <div className={styles.rows}>
        <RowsHead first="Category" text="Caption" />
        <ol onKeyDown={onKeyDown}>
          {slides.map((slide, at) => (
            <SlideRow
              key={keyOf(slides, at)}
              slide={slide}
              at={at}
              record={record}
              pictures={pictures}
              problem={problems.find(({ field }) => field.startsWith(`home.slides.${at + 1}.`))?.message}
              onMove={move}
              onChange={(part) => put(at, part)}
              onOpen={() => setOpen(at)}
            />
          ))}
        </ol>
      </div>
      {slides.length === 0 && (
        <p className="quiet">Without a slide the home page begins with the line of the firm and all products.</p>
      )}
      <AddToList
        label="Add a slide of a category"
        text="Add a slide"
        button="Add the slide"
        options={record.categories.map(({ id, names }) => ({ value: String(id), text: names.en }))}
        onAdd={(id) => onChange([...slides, { category: Number(id), caption: inEnglish(''), picture: null }])}
      />
      {open !== null && opened && (
        <RowDialog
          title={`Slide ${open + 1}, ${slideName(record, opened)}`}
          label="Caption"
          names={opened.caption}
          behind={captionBehind(record, opened)}
          onChange={(caption) => put(open, { caption })}
          onClose={() => setOpen(null)}
          onRemove={() => {
            // The dialog gave the focus back to its row.
            if (document.activeElement instanceof HTMLElement) focusNextRow(document.activeElement);
            onChange(slides.filter((slide) => slide !== opened));
          }}
        >
          <SlidePicture
            picture={opened.picture}
            folder={folder}
            onChoose={(picture, shown) => {
              if (shown) onPicture(folder, shown);
              put(open, { picture });
            }}
          />
        </RowDialog>
      )}
      <span className="sr" role="status">
        {said}
      </span>
    </section>
  );
}

/** Two slides may show the same category: the second one has a number. */
function keyOf(slides: readonly HomeSlide[], at: number) {
  const category = slides[at]?.category;
  return `${category}-${slides.slice(0, at).filter((slide) => slide.category === category).length}`;
}
