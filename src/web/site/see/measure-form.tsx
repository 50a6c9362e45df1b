import { useEffect, useRef } from 'react';
import { type TypedWall, wallFromTyped } from '#contract/see/read-see-query.ts';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import { metres, squareMetres } from '#domain/measures/format-size.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { onUse } from '../words/on-use.ts';
import { useWords } from '../words/site-words.tsx';
import { marks } from './first-corners.ts';
import styles from './see-page.module.css';
import type { Measures } from './use-measures.ts';
import { WallOpenings } from './wall-openings.tsx';

type MeasureFormProps = {
  surface: PageSurface;
  measures: Measures;
  /** The deed of the page is another one than to reckon. */
  isBeside?: boolean;
};

/** The sizes of the wall. A form of the page without script; with it each size is reckoned with as it is typed. */
export function MeasureForm({ surface, measures, isBeside = false }: MeasureFormProps) {
  const { words } = useWords();
  const { see } = words;
  const { typed, problems, change, again } = measures;
  const wrong = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const isUpright = marks(surface.for) === 'upright';
  const { widthMm, heightMm } = wallFromTyped(typed);
  const sizes = { width: metres(widthMm), height: metres(heightMm), area: squareMetres(widthMm * heightMm) };
  const sides = [
    { name: 'w', label: see.width, field: 'walls.0.widthMm' },
    { name: 'h', label: isUpright ? see.height : see.length, field: 'walls.0.heightMm' },
  ] as const;
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const written = form.current && writtenIn(form.current);
    if (written && JSON.stringify(written) !== JSON.stringify(typed)) change(written);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error moves its field down, under the buttons at the foot
  useEffect(() => {
    form.current?.querySelector('[aria-invalid]:focus')?.scrollIntoView({ block: 'nearest' });
  }, [problems]);
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        again();
      }}
    >
      {/* Enter presses the first button of a form, which adds no window. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      <h2>{words[onUse[surface.for]].yours}</h2>
      <input type="hidden" name="p" value={surface.reference} />
      <div className={styles.pair}>
        {sides.map(({ name, label, field }) => (
          <Field key={name} id={`see-${name}`} label={label} error={wrong(field)} roomy>
            {(control) => (
              <input
                {...control}
                className={styles.input}
                name={name}
                value={typed[name]}
                autoComplete="off"
                onChange={({ currentTarget }) => change({ ...typed, [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={styles.hint}>{widthMm > 0 && heightMm > 0 ? fillWords(see.here, sizes) : see.sizes}</p>
      {isUpright && <WallOpenings measures={measures} wrong={wrong} />}
      {!isBeside && (
        <Button type="submit" look="go">
          {see.reckon}
        </Button>
      )}
    </form>
  );
}

function writtenIn(form: HTMLFormElement): TypedWall {
  const all = new FormData(form);
  const [w = '', h = ''] = [all.get('w'), all.get('h')].map(String);
  const [ow, oh] = [all.getAll('ow').map(String), all.getAll('oh').map(String)];
  return { w, h, openings: ow.map((wide, at) => ({ w: wide, h: oh[at] ?? '' })) };
}
