import { type Colour, mostColours } from '#domain/colours/colour.ts';
import { colourWords } from '#domain/colours/colour-words.ts';
import { titleColours } from '#domain/colours/title-colours.ts';
import { photoColours } from '#domain/photos/photo-colours.ts';
import { PlainButton } from '../../ui/button.tsx';
import { ColourSquare } from './colour-square.tsx';
import styles from './photo-dialog.module.css';

type ColourBoxesProps = {
  /** The English title as typed: it may name colours. */
  title: string;
  read: Colour[];
  /** Null: staff have not chosen. */
  chosen: Colour[] | null;
  onChange: (chosen: Colour[] | null) => void;
};

/** The colours of a picture as boxes to tick, at most three; the first one ticked is the main one. */
export function ColourBoxes({ title, read, chosen, onChange }: ColourBoxesProps) {
  const shown = photoColours(title, { read, chosen });
  const toggle = (colour: Colour) =>
    onChange(shown.includes(colour) ? shown.filter((each) => each !== colour) : [...shown, colour]);
  return (
    <fieldset className={styles.colours}>
      <legend>Colours, at most {mostColours}</legend>
      <div className={styles.boxes}>
        {colourWords.map(({ name, names, hex }) => (
          <label key={name} className={styles.box}>
            <input
              type="checkbox"
              checked={shown.includes(name)}
              disabled={!shown.includes(name) && shown.length >= mostColours}
              onChange={() => toggle(name)}
            />
            <ColourSquare hex={hex} />
            {names.en}
          </label>
        ))}
      </div>
      <p className="quiet">
        {sourceOf(title, chosen)}
        {chosen && (
          <>
            {' '}
            <PlainButton onClick={() => onChange(null)}>Take those of the title or the picture</PlainButton>
          </>
        )}
      </p>
    </fieldset>
  );
}

function sourceOf(title: string, chosen: Colour[] | null): string {
  if (chosen) return 'Chosen by staff.';
  return titleColours(title).length > 0 ? 'Named by the title.' : 'Read from the picture.';
}
