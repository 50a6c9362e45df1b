import { type PhotoSurface, surfaceUses } from '#domain/photos/photo-surface.ts';
import type { Repeat } from '#domain/wall/repeat.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './photo-dialog.module.css';

/** A surface while it is typed: sizes are text. Null: the picture shows no material square-on. */
type TypedSurface = { width: string; height: string; repeat: Repeat; for: PhotoSurface['for'] } | null;

/** `typedSurface({ widthMm: 530, … })` → `{ width: '530', … }` */
export function typedSurface(surface: PhotoSurface | null): TypedSurface {
  if (!surface) return null;
  const { widthMm, heightMm, ...rest } = surface;
  return { width: String(widthMm), height: String(heightMm), ...rest };
}

/** As it is sent; a size that is no number is 0, which the server refuses at its field. */
export function surfaceFrom(typed: TypedSurface): PhotoSurface | null {
  if (!typed) return null;
  const { width, height, ...rest } = typed;
  const mm = (text: string) => Math.round(Number(text.replaceAll(/[\s,]|mm$/g, ''))) || 0;
  return { widthMm: mm(width), heightMm: mm(height), ...rest };
}

type SurfaceFieldsProps = {
  id: string;
  /** Of the picture, in pixels: the height follows from the width. */
  picture: { pixelWidth: number; pixelHeight: number };
  typed: TypedSurface;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: TypedSurface) => void;
};

/** Whether a picture shows a material square-on, how large the piece in it is, how it repeats and what it is for. */
export function SurfaceFields({ id, picture, typed, errors, onChange }: SurfaceFieldsProps) {
  const heightFor = (width: string) => {
    const mm = Number(width);
    return mm > 0 ? String(Math.round((mm * picture.pixelHeight) / picture.pixelWidth)) : '';
  };
  return (
    <fieldset className={styles.colours}>
      <legend>See it on your wall</legend>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={typed !== null}
          onChange={({ target }) =>
            onChange(target.checked ? { width: '', height: '', repeat: 'straight', for: 'wall' } : null)
          }
        />
        The picture shows the material square-on
      </label>
      {typed && (
        <div className={styles.pair}>
          <Field id={`${id}-width`} label="Piece, width in mm" error={errors['surface.widthMm']}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={typed.width}
                onChange={({ target }) => onChange({ ...typed, width: target.value, height: heightFor(target.value) })}
              />
            )}
          </Field>
          <Field id={`${id}-height`} label="Height in mm" error={errors['surface.heightMm']} roomy>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={typed.height}
                onChange={({ target }) => onChange({ ...typed, height: target.value })}
              />
            )}
          </Field>
          <Field id={`${id}-repeat`} label="It repeats">
            {(control) => (
              <Select
                {...control}
                options={repeatOptions}
                value={typed.repeat}
                onChange={({ target }) => onChange({ ...typed, repeat: target.value as Repeat })}
              />
            )}
          </Field>
          <Field id={`${id}-for`} label="For">
            {(control) => (
              <Select
                {...control}
                options={surfaceUses.map((value) => ({ value, text: value }))}
                value={typed.for}
                onChange={({ target }) => onChange({ ...typed, for: target.value as PhotoSurface['for'] })}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}

const repeatOptions: readonly { value: Repeat; text: string }[] = [
  { value: 'straight', text: 'straight' },
  { value: 'half-drop', text: 'half drop' },
  { value: 'brick', text: 'like bricks' },
  { value: 'mirrored', text: 'mirrored' },
  { value: 'random-turn', text: 'turned at random, as tiles' },
  { value: 'mural', text: 'not at all: a mural' },
];
