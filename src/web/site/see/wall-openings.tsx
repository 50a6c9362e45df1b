import { useLayoutEffect, useRef } from 'react';
import { ADD_OPENING, isWritten, REMOVE_OPENING } from '#contract/see/read-see-query.ts';
import { MOST_OPENINGS } from '#domain/measures/measured-wall.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './see-page.module.css';
import type { Measures } from './use-measures.ts';

type WallOpeningsProps = { measures: Measures; wrong: (field: string) => string | undefined };

/** The doors and windows of the wall, as many as it is reckoned with. Without script the buttons send the form, which comes back changed. */
export function WallOpenings({ measures: { typed, change }, wrong }: WallOpeningsProps) {
  const { words } = useWords();
  const { see } = words;
  const { openings } = typed;
  const all = useRef<HTMLFieldSetElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const arrived = useRef(openings);
  const pressed = useRef<'added' | 'removed' | null>(null);

  // What was added is what is typed next; what was removed has its button no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this changes what there is to press
  useLayoutEffect(() => {
    if (pressed.current === 'added') [...(all.current?.querySelectorAll('input') ?? [])].at(-2)?.focus();
    else if (pressed.current === 'removed') more.current?.focus();
    pressed.current = null;
  }, [openings.length]);

  const put = (changed: typeof openings, how: typeof pressed.current = null) => {
    pressed.current = how;
    change({ ...typed, openings: changed });
  };
  return (
    <fieldset ref={all}>
      <legend>{see.openings}</legend>
      {openings.map((opening, at) => (
        <Opening
          // biome-ignore lint/suspicious/noArrayIndexKey: an opening is its place
          key={at}
          at={at}
          opening={opening}
          comesToType={openings === arrived.current && at === openings.length - 1 && !isWritten(opening)}
          // The server counts those alone of which something is written.
          wrong={(side) =>
            isWritten(opening)
              ? wrong(`walls.0.openings.${openings.slice(0, at).filter(isWritten).length}.${side}`)
              : undefined
          }
          onChange={(changed) => put(openings.with(at, changed))}
          onRemove={() => put(openings.toSpliced(at, 1), 'removed')}
        />
      ))}
      {openings.length < MOST_OPENINGS ? (
        <Button
          ref={more}
          type="submit"
          name={ADD_OPENING}
          value=""
          onClick={(event) => {
            event.preventDefault();
            put([...openings, { w: '', h: '' }], 'added');
          }}
        >
          {see.addOpening}
        </Button>
      ) : (
        <p className={styles.hint}>{fillWords(see.openingsFull, { n: MOST_OPENINGS })}</p>
      )}
    </fieldset>
  );
}

type Size = Measures['typed']['openings'][number];

type OpeningProps = {
  at: number;
  opening: Size;
  /** It came with the page, added by the button of the form without script. */
  comesToType: boolean;
  wrong: (side: string) => string | undefined;
  onChange: (opening: Size) => void;
  onRemove: () => void;
};

function Opening({ at, opening, comesToType, wrong, onChange, onRemove }: OpeningProps) {
  const { words } = useWords();
  const { see } = words;
  const n = at + 1;
  const cells = [
    { name: 'ow', side: 'w', label: see.width, full: see.openingWidth, field: 'widthMm' },
    { name: 'oh', side: 'h', label: see.height, full: see.openingHeight, field: 'heightMm' },
  ] as const;
  return (
    <div className={styles.opening}>
      <p>{fillWords(see.opening, { n })}</p>
      <Button
        look="slim"
        type="submit"
        name={REMOVE_OPENING}
        value={at}
        aria-label={fillWords(see.removeOpening, { n })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {see.remove}
      </Button>
      {cells.map(({ name, side, label, full, field }) => (
        <Field key={name} id={`see-${name}-${at}`} label={label} error={wrong(field)} roomy>
          {(control) => (
            <input
              {...control}
              className={styles.input}
              aria-label={fillWords(full, { n })}
              name={name}
              value={opening[side]}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: without script only the browser can give the focus to what was added
              autoFocus={comesToType && side === 'w'}
              onChange={({ currentTarget }) => onChange({ ...opening, [side]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
