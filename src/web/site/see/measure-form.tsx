import { useEffect, useRef } from 'react';
import { isWritten, type TypedWall, wallFromTyped } from '#contract/see/read-see-query.ts';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import { metres, squareMetres } from '#domain/measures/format-size.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { WallDrawing } from '../../ui/wall-drawing.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './see-page.module.css';
import type { Measures } from './use-measures.ts';

type MeasureFormProps = { surface: PageSurface; measures: Measures };

/** The sizes of the wall, and how much it needs. A form of the page without script. */
export function MeasureForm({ surface, measures }: MeasureFormProps) {
  const { words } = useWords();
  const { see } = words;
  const { typed, problems, answer, change, again } = measures;
  const wrong = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const isFloor = surface.for === 'floor';
  const { widthMm, heightMm } = wallFromTyped(typed);
  const sizes = { width: metres(widthMm), height: metres(heightMm), area: squareMetres(widthMm * heightMm) };
  const rest = problems.filter(({ field }) => !/(width|height)Mm$/.test(field)).map(({ message }) => message);
  const sides = [
    { name: 'w', label: see.width, field: 'walls.0.widthMm' },
    { name: 'h', label: isFloor ? see.length : see.height, field: 'walls.0.heightMm' },
  ] as const;
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const written = form.current && writtenIn(form.current);
    if (written && JSON.stringify(written) !== JSON.stringify({ ...typed, openings: two(typed) })) change(written);
  }, []);
  return (
    <form
      ref={form}
      id="measure"
      className={styles.panel}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        again();
      }}
    >
      <h2>{isFloor ? see.floor : see.wall}</h2>
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
      {!isFloor && (
        <fieldset>
          <legend>{see.openings}</legend>
          {[0, 1].map((at) => (
            <Opening key={at} at={at} measures={measures} wrong={wrong} />
          ))}
        </fieldset>
      )}
      <Button type="submit" look="go">
        {see.reckon}
      </Button>
      <div>
        <div role="status">
          {rest.length > 0 && <p className={styles.bad}>{rest.join(' ')}</p>}
          {answer && (
            <>
              <h2>{see.need}</h2>
              <p className={styles.sum}>{answer.sum}</p>
            </>
          )}
        </div>
        {answer && (
          <>
            {answer.plans.map((plan) => (
              <WallDrawing key={plan.words} plan={plan} />
            ))}
            <dl className={styles.rows}>
              {answer.words.map((line) => (
                <div key={line}>
                  <dt>{line.slice(0, line.indexOf(': '))}</dt>
                  <dd>{line.slice(line.indexOf(': ') + 2)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {!surface.product && <p className={styles.hint}>{see.noPack}</p>}
      </div>
    </form>
  );
}

function writtenIn(form: HTMLFormElement): TypedWall {
  const all = new FormData(form);
  const [w = '', h = ''] = [all.get('w'), all.get('h')].map(String);
  const [ow, oh] = [all.getAll('ow').map(String), all.getAll('oh').map(String)];
  return { w, h, openings: ow.map((wide, at) => ({ w: wide, h: oh[at] ?? '' })) };
}

/** The form has room for two openings. */
function two({ openings }: TypedWall) {
  return [0, 1].map((at) => openings[at] ?? { w: '', h: '' });
}

type OpeningProps = { at: number; measures: Measures; wrong: (field: string) => string | undefined };

function Opening({ at, measures: { typed, change }, wrong }: OpeningProps) {
  const { words } = useWords();
  const { see } = words;
  const opening = typed.openings[at] ?? { w: '', h: '' };
  // The server counts those alone of which something is written.
  const nth = typed.openings.slice(0, at).filter(isWritten).length;
  const put = (changed: Partial<typeof opening>) => {
    change({ ...typed, openings: two(typed).map((each, other) => (other === at ? { ...each, ...changed } : each)) });
  };
  const cells = [
    { name: 'ow', side: 'w', label: see.openingWidth, field: 'widthMm' },
    { name: 'oh', side: 'h', label: see.openingHeight, field: 'heightMm' },
  ] as const;
  return (
    <div className={styles.pair}>
      {cells.map(({ name, side, label, field }) => (
        <Field
          key={name}
          id={`see-${name}-${at}`}
          label={fillWords(label, { n: at + 1 })}
          error={isWritten(opening) ? wrong(`walls.0.openings.${nth}.${field}`) : undefined}
          roomy
        >
          {(control) => (
            <input
              {...control}
              className={styles.input}
              name={name}
              value={opening[side]}
              autoComplete="off"
              onChange={({ currentTarget }) => put({ [side]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
