import { accentFigures, accentProblem, isAccent, shownRatio } from '#domain/site-words/look/accent-problem.ts';
import { accentTokens, nearestAccent } from '#domain/site-words/look/accent-tokens.ts';
import { contrastRatio } from '#domain/site-words/look/contrast-ratio.ts';
import { openingLook } from '#domain/site-words/look/site-look.ts';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import { variables } from '../../parts/variables.ts';
import category from '../category/category.module.css';
import styles from './look.module.css';

type AccentSectionProps = { accent: string; error: string | undefined; change: (accent: string) => void };

/** The one colour of the site, with how well it can be read. */
export function AccentSection({ accent, error, change }: AccentSectionProps) {
  const isWhole = isAccent(accent);
  const problem = isWhole ? accentProblem(accent) : null;
  const nearest = isWhole ? nearestAccent(accent) : openingLook.accent;
  return (
    <section className={category.section} aria-labelledby="accent">
      <h2 id="accent">
        Accent colour <span>links, buttons, the line under the open page, the end of each page</span>
      </h2>
      <div className={styles.accent}>
        <Field id="look.accent" label="Colour" note="# and six digits" error={error ?? problem ?? undefined} roomy>
          {(control) => (
            <input
              {...control}
              className={field.control}
              value={accent}
              maxLength={9}
              autoComplete="off"
              spellCheck="false"
              onChange={({ target }) => change(written(target.value))}
            />
          )}
        </Field>
        <input
          type="color"
          className={styles.picker}
          aria-label="Choose the colour by eye"
          value={isWhole ? accent : openingLook.accent}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      {problem && (
        <p className={styles.offer}>
          <Button onClick={() => change(nearest)}>Take {nearest}, the nearest that can be read</Button>
        </p>
      )}
      <fieldset className={styles.swatches} aria-label="Colours that can be read">
        {swatches.map(([name, colour]) => (
          <button
            key={colour}
            type="button"
            aria-pressed={accent === colour}
            style={variables({ swatch: colour })}
            onClick={() => change(colour)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div role="status">{isWhole && !problem && <Figures accent={accent} />}</div>
    </section>
  );
}

/** The smallest contrast of each scheme, and that of words on buttons. */
function Figures({ accent }: { accent: string }) {
  const { light, dark } = accentTokens(accent);
  const figures = accentFigures(accent);
  const least = (scheme: 'light' | 'dark') => figures.find((figure) => figure.scheme === scheme)?.ratio ?? 1;
  const buttons = Math.min(
    ...[light, dark].flatMap(({ accent: of, hover, on }) => [contrastRatio(of, on), contrastRatio(hover, on)]),
  );
  return (
    <dl className={styles.figures}>
      <dt>Light pages</dt>
      <dd>{shownRatio(least('light'))}</dd>
      <dd>at least, on every ground</dd>
      <dt>Dark screens</dt>
      <dd>{shownRatio(least('dark'))}</dd>
      <dd>at least, as {dark.accent}, made from your colour</dd>
      <dt>Buttons</dt>
      <dd>{shownRatio(buttons)}</dd>
      <dd>the words upon it; 4.5 is needed everywhere</dd>
    </dl>
  );
}

/** `written('0F4C4A')` → `'#0f4c4a'` */
function written(typed: string): string {
  const text = typed.trim().toLowerCase();
  return /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text;
}

/** The first is the opening one. */
const swatches = [
  ['Teal', openingLook.accent],
  ['Green', '#1f5b2e'],
  ['Blue', '#1d4e89'],
  ['Indigo', '#3b3a8c'],
  ['Plum', '#6b2a5b'],
  ['Maroon', '#7a1f2b'],
  ['Rust', '#8a3a12'],
  ['Graphite', '#33393b'],
] as const;
