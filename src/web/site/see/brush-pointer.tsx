import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Point } from '#domain/wall/picture.ts';
import { useWords } from '../words/site-words.tsx';
import { arrowSteps } from './arrow-steps.ts';
import styles from './wall-tool.module.css';

type BrushPointerProps = {
  /** Of the photo, in pixels; the radius of the brush too. */
  width: number;
  height: number;
  radius: number;
  /** Paints at a place; `isOther`: the stroke that begins there takes away what the brush would paint. */
  onPaint: (place: Point, isOther: boolean) => void;
  /** The stroke is done. */
  onLift: () => void;
  onPutDown: () => void;
  pointerRef: Ref<SVGGElement>;
};

/** The brush for keys: arrows move it, Space paints as long as it is held. It is seen while it has the focus. */
export function BrushPointer({ width, height, radius, onPaint, onLift, onPutDown, pointerRef }: BrushPointerProps) {
  const { words } = useWords();
  const { see } = words;
  const [[x, y], setPlace] = useState<Point>([Math.round(width / 2), Math.round(height / 2)]);
  /** Null while Space is not held; else whether it began with Shift. */
  const held = useRef<{ isOther: boolean } | null>(null);
  const lift = () => {
    if (held.current) onLift();
    held.current = null;
  };
  const down = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (event.key === 'Escape') return onPutDown();
    if (!step && event.key !== ' ') return;
    event.preventDefault();
    if (!step) {
      if (event.repeat) return;
      held.current = { isOther: event.shiftKey };
      return onPaint([x, y], event.shiftKey);
    }
    const far = Math.max(1, Math.round(width / 200)) * (event.shiftKey ? 10 : 1);
    const place = [within(x + step[0] * far, width), within(y + step[1] * far, height)] as const;
    setPlace(place);
    if (held.current) onPaint(place, held.current.isOther);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={see.mend}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot lie in a drawing */}
      <g
        ref={pointerRef}
        className={styles.pointer}
        tabIndex={0}
        role="button"
        aria-label={fillWords(see.brushAt, { x, y })}
        aria-describedby="brush-keys"
        onKeyDown={down}
        onKeyUp={({ key }) => key === ' ' && lift()}
        onBlur={lift}
      >
        <circle cx={x} cy={y} r={radius} />
        <circle cx={x} cy={y} r={radius} />
      </g>
    </svg>
  );
}

const within = (place: number, size: number) => Math.max(0, Math.min(size, place));
