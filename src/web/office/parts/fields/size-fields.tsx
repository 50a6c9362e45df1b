import { MOST_OPENINGS } from '#domain/measures/measured-wall.ts';
import { isSizeTyped, type JobWall } from '#domain/measures/sum-job.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { focusSoon } from '../focus-soon.ts';

/** The sizes of a wall and of the doors and windows in it, as people write them. */
export type TypedSizes = Pick<JobWall, 'w' | 'h' | 'openings'>;

type SizeFieldsProps = {
  id: string;
  wall: TypedSizes;
  /** By field, as of `wallProblems` without its `walls.0`. */
  problems: readonly { field: string; message: string }[];
  onChange: (wall: TypedSizes) => void;
};

export function SizeFields({ id, wall: { w, h, openings }, problems, onChange }: SizeFieldsProps) {
  const wrong = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const putOpening = (at: number, part: Partial<{ w: string; h: string }>) =>
    onChange({ w, h, openings: openings.map((each, other) => (other === at ? { ...each, ...part } : each)) });
  return (
    <>
      {sizes.map(({ side, label, field }) => (
        <Field key={side} id={`${id}-${side}`} label={label} error={wrong(field)} roomy>
          {(control) => (
            <input
              {...control}
              maxLength={40}
              autoComplete="off"
              value={{ w, h }[side]}
              onChange={({ currentTarget }) => onChange({ w, h, openings, [side]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      {openings.map((opening, at) => {
        // The rule counts those alone of which something is typed.
        const nth = openings.slice(0, at).filter(isSizeTyped).length;
        return sizes.map(({ side, label, field }) => (
          <Field
            key={`${side} ${at.toString()}`}
            id={`${id}-opening-${at}-${side}`}
            label={`Door or window ${at + 1}, ${label.toLowerCase()}`}
            error={isSizeTyped(opening) ? wrong(`openings.${nth}.${field}`) : undefined}
            roomy
          >
            {(control) => (
              <input
                {...control}
                maxLength={40}
                autoComplete="off"
                value={opening[side]}
                onChange={({ currentTarget }) => putOpening(at, { [side]: currentTarget.value })}
              />
            )}
          </Field>
        ));
      })}
    </>
  );
}

type AddOpeningProps = {
  /** That of the sizes. */
  id: string;
  /** What a screen reader calls the wall; none where there is one alone. */
  title?: string;
  wall: TypedSizes;
  onChange: (wall: TypedSizes) => void;
};

/** One more door or window, as many as a wall is reckoned with; then it says so. */
export function AddOpening({ id, title, wall, onChange }: AddOpeningProps) {
  const { openings } = wall;
  if (openings.length >= MOST_OPENINGS) return <p className="quiet">At most {MOST_OPENINGS} doors and windows</p>;
  return (
    <Button
      look="slim"
      aria-label={title && `Add door or window to ${title}`}
      onClick={() => {
        onChange({ ...wall, openings: [...openings, { w: '', h: '' }] });
        focusSoon(`${id}-opening-${openings.length}-w`);
      }}
    >
      Add door or window
    </Button>
  );
}

const sizes = [
  { side: 'w', label: 'Width', field: 'widthMm' },
  { side: 'h', label: 'Height', field: 'heightMm' },
] as const;
