import { useId } from 'react';
import { mediaPath } from '#contract/path.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { type Colour, colours } from '#domain/colours/colour.ts';
import { type CatalogueMaterial, pictureKinds } from '#domain/materials/catalogue-material.ts';
import { inEnglish } from '#domain/text/names.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { fetchPhotos } from '../../parts/fetch-photos.ts';
import { useLoad } from '../../parts/use-load.ts';
import styles from './materials.module.css';

type Ways = CatalogueMaterial['colourways'];

type ColourwayRowsProps = {
  draft: CatalogueMaterial;
  /** What is wrong with a field. */
  about: (field: string) => string | undefined;
  onChange: (colourways: Ways) => void;
};

/** The colourways with their pictures, which are chosen from the folder of the category. */
export function ColourwayRows({ draft: { folder, colourways }, about, onChange }: ColourwayRowsProps) {
  const { state } = useLoad(folder, (signal) => fetchPhotos(folder, signal));
  const photos = state.kind === 'ready' ? state.value : [];
  const change = (nth: number, part: Partial<Ways[number]>) =>
    onChange(colourways.map((way, at) => (at === nth ? { ...way, ...part } : way)));
  return (
    <fieldset>
      <legend>Colourways</legend>
      {colourways.map((way, nth) => (
        <Colourway
          // biome-ignore lint/suspicious/noArrayIndexKey: a colourway has no name of its own before it is typed
          key={nth}
          {...{ nth, way, folder, photos }}
          error={about(nameField(nth))}
          pictureError={about(`colourways.${nth}.pictures`)}
          onChange={(part) => change(nth, part)}
        >
          {colourways.length > 1 && (
            <Button look="slim" onClick={() => onChange(colourways.toSpliced(nth, 1))}>
              Remove colourway {nth + 1}
            </Button>
          )}
        </Colourway>
      ))}
      <Button
        look="slim"
        onClick={() => onChange([...colourways, { names: inEnglish(''), colours: [], pictures: [] }])}
      >
        Add a colourway
      </Button>
    </fieldset>
  );
}

function nameField(nth: number): string {
  return `colourways.${nth}.names.en`;
}

type ColourwayProps = {
  nth: number;
  way: Ways[number];
  folder: string;
  /** The pictures of the folder. */
  photos: readonly PhotoAnswer[];
  /** What is wrong with its name. */
  error: string | undefined;
  pictureError: string | undefined;
  onChange: (part: Partial<Ways[number]>) => void;
  children: React.ReactNode;
};

function Colourway({ nth, way, folder, photos, error, pictureError, onChange, children }: ColourwayProps) {
  const id = useId();
  const { pictures } = way;
  const free = photos.filter(({ name }) => !pictures.some((each) => each.folder === folder && each.name === name));
  return (
    <div className={styles.way}>
      <div className={styles.fields}>
        <Field id={nameField(nth)} label={`Colourway ${nth + 1}`} note="Sage, clay" error={error}>
          {(control) => (
            <input
              {...control}
              value={way.names.en}
              onChange={(event) => onChange({ names: { ...way.names, en: event.target.value } })}
            />
          )}
        </Field>
        <Field id={`${id}-colours`} label={`Colours of ${nth + 1}`} note="it is found by them">
          {(control) => (
            <Select
              {...control}
              value=""
              options={[{ value: '', text: 'Add a colour' }, ...colours.map((each) => ({ value: each, text: each }))]}
              onChange={(event) => onChange({ colours: [...new Set([...way.colours, event.target.value as Colour])] })}
            />
          )}
        </Field>
      </div>
      <p className={styles.chips}>
        {way.colours.map((colour) => (
          <Button
            key={colour}
            look="slim"
            aria-label={`Without ${colour}`}
            onClick={() => onChange({ colours: way.colours.filter((each) => each !== colour) })}
          >
            {colour} ×
          </Button>
        ))}
      </p>
      <ul className={styles.list}>
        {pictures.map((picture, at) => (
          <li key={`${picture.folder}/${picture.name}`}>
            <Thumbnail photo={photos.find(({ name }) => picture.folder === folder && picture.name === name)} />
            <span>
              {picture.folder}/{picture.name}
            </span>
            <Select
              aria-label={`What ${picture.name} shows`}
              value={picture.kind}
              options={pictureKinds.map((kind) => ({ value: kind, text: kindTitles[kind] }))}
              onChange={(event) => {
                const kind = pictureKinds.find((each) => each === event.target.value) ?? picture.kind;
                onChange({ pictures: pictures.map((each, other) => (other === at ? { ...each, kind } : each)) });
              }}
            />
            <Button
              look="slim"
              aria-label={`Without ${picture.name}`}
              onClick={() => onChange({ pictures: pictures.toSpliced(at, 1) })}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <Field
          id={`${id}-picture`}
          label={`Picture of ${nth + 1}`}
          note={`${photos.length} in ${folder}`}
          error={pictureError}
        >
          {(control) => (
            <Select
              {...control}
              value=""
              options={[{ value: '', text: 'Add a picture' }, ...free.map(({ name }) => ({ value: name, text: name }))]}
              onChange={(event) =>
                event.target.value !== '' &&
                onChange({ pictures: [...pictures, { folder, name: event.target.value, kind: 'room' }] })
              }
            />
          )}
        </Field>
        {children}
      </div>
    </div>
  );
}

function Thumbnail({ photo }: { photo: PhotoAnswer | undefined }) {
  if (!photo) return null;
  const src = mediaPath(photo.hash, photo.jpg[0] ?? photo.pixelWidth, 'jpg');
  return <img src={src} alt="" width={56} height={42} loading="lazy" />;
}

const kindTitles = { swatch: 'The surface alone', close: 'Close', room: 'In a room' } as const;
