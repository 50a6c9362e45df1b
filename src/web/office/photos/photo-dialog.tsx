import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { longestTitle } from '#domain/photos/photo-description.ts';
import { type CatalogueLanguage, catalogueLanguages } from '#domain/text/catalogue-language.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import question from '../../ui/question.module.css';
import { useClosing } from '../../ui/use-closing.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { ColourBoxes } from './colour-boxes.tsx';
import styles from './photo-dialog.module.css';
import { SurfaceFields, surfaceFrom, typedSurface } from './surface-fields.tsx';

type PhotoDialogProps = {
  folder: string;
  photo: PhotoAnswer;
  onClose: () => void;
  onSaved?: () => void;
};

/** Asks for the titles of a picture in each language, its colours, and what it shows square-on. Enter saves. */
export function PhotoDialog({ folder, photo, onClose, onSaved }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { close, ways } = useClosing(dialog, onClose);
  const [titles, setTitles] = useState(photo.titles);
  const [chosen, setChosen] = useState(photo.coloursChosen);
  const [surface, setSurface] = useState(() => typedSurface(photo.surface));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await callStaff(path(paths.describeImage, { product: folder, name: photo.name }), {
      method: 'POST',
      body: { titles, colours: chosen, surface: surfaceFrom(surface), version: photo.version },
      read: (response) => response.json(),
    });
    setBusy(false);
    if (answer.ok) {
      // Before the screen changes.
      close();
      return onSaved?.();
    }
    const problems = answer.problems.map(({ field, message }) => [field, message]);
    setErrors(problems.length > 0 ? Object.fromEntries(problems) : { '': answer.message });
  };

  return (
    <dialog ref={dialog} className={`${question.question} ${styles.dialog}`} aria-labelledby={`${id}-title`} {...ways}>
      <form onSubmit={save} noValidate>
        <div className={styles.head}>
          <span className={styles.picture}>
            <PhotoPicture photo={photo} alt="" sizes="120px" width={120} height={72} />
          </span>
          <div>
            <h2 id={`${id}-title`}>Titles and colours</h2>
            <p className="quiet">{photo.name}</p>
          </div>
        </div>
        <div className={styles.fields}>
          {catalogueLanguages.map((language) => (
            <Field
              key={language}
              id={`${id}-${language}`}
              label={labels[language]}
              note={language === 'en' ? 'under the picture' : 'empty: the English one'}
              error={errors[language]}
            >
              {(control) => (
                <input
                  {...control}
                  lang={language}
                  value={titles[language]}
                  maxLength={longestTitle}
                  autoComplete="off"
                  onChange={({ target }) => setTitles((before) => ({ ...before, [language]: target.value }))}
                />
              )}
            </Field>
          ))}
        </div>
        <ColourBoxes title={titles.en} read={photo.coloursRead} chosen={chosen} onChange={setChosen} />
        <SurfaceFields id={id} picture={photo} typed={surface} errors={errors} onChange={setSurface} />
        <p className={styles.bad} role="alert">
          {errors['']}
        </p>
        <div className={question.row}>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="go" aria-disabled={busy}>
            {busy ? 'Saving …' : 'Save'}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

const labels: Record<CatalogueLanguage, string> = { en: 'Title', hi: 'Hindi title', or: 'Odia title' };
