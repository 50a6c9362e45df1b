import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { DIFFERING, ONLY } from '#domain/selection/compare-query.ts';
import { Button } from '../../ui/button.tsx';
import { keptWall } from '../parts/kept-in-tab.ts';
import type { ComparedWall } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './compare-page.module.css';

type CompareWallProps = { wall: ComparedWall; references: readonly string[]; onlyDiffering: boolean };

/**
 * The sides of the visitor's wall: how much it needs of each stands in the table then. A form of the page, without script too; with it
 * the wall that was given on another page stands in it.
 */
export function CompareWall({ wall: { w, h, openings, problems }, references, onlyDiffering }: CompareWallProps) {
  const { words } = useWords();
  const { see, onWall } = words;
  const form = useRef<HTMLFormElement>(null);
  const [within, setWithin] = useState(openings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the address names no wall
  useLayoutEffect(() => {
    const kept = w === '' && h === '' ? keptWall() : null;
    if (!kept) return;
    for (const name of ['w', 'h'] as const) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value ||= kept[name];
    }
    setWithin(kept.openings);
  }, []);
  const sides = [
    { name: 'w', label: see.width, value: w },
    { name: 'h', label: see.height, value: h },
  ];
  return (
    <form ref={form} className={styles.wall} method="get" aria-labelledby="wall">
      <h2 id="wall">{onWall.yours}</h2>
      {references.map((reference) => (
        <input key={reference} type="hidden" name="p" value={reference} />
      ))}
      {onlyDiffering && <input type="hidden" name={ONLY} value={DIFFERING} />}
      {sides.map(({ name, label, value }) => (
        <label key={name}>
          {label}
          <input
            name={name}
            defaultValue={value}
            autoComplete="off"
            aria-describedby="wall-note"
            {...(problems.length > 0 && { 'aria-invalid': true })}
          />
        </label>
      ))}
      {within.length > 0 && (
        <p>
          {see.openings}: {within.map((each) => `${each.w} × ${each.h}`).join(', ')}
          {within.map((each) => (
            <Fragment key={`${each.w} ${each.h}`}>
              <input type="hidden" name="ow" value={each.w} />
              <input type="hidden" name="oh" value={each.h} />
            </Fragment>
          ))}
        </p>
      )}
      <Button type="submit">{see.howMuch}</Button>
      <p id="wall-note" {...(problems.length > 0 && { role: 'alert', className: styles.wrong })}>
        {problems.join(' ') || see.sizes}
      </p>
    </form>
  );
}
