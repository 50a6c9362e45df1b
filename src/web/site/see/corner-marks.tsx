import { type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react';
import { homography, inverse, through } from '#domain/wall/homography.ts';
import type { Corners, Point } from '#domain/wall/picture.ts';
import { useWords } from '../words/site-words.tsx';
import { arrowSteps } from './arrow-steps.ts';
import styles from './wall-tool.module.css';

type CornerMarksProps = {
  canvas: HTMLCanvasElement;
  corners: Corners;
  onMove: (corners: Corners) => void;
  /** When a finger or a key lets a corner go. */
  onLeft: () => void;
  /** The first corner. */
  firstRef: Ref<SVGGElement>;
};

/** The four corners on the photo, to be dragged by finger or mouse and moved by keys, with a magnifier beside the finger. */
export function CornerMarks({ canvas, corners, onMove, onLeft, firstRef }: CornerMarksProps) {
  const { words } = useWords();
  const { see } = words;
  const names = [see.topLeft, see.topRight, see.bottomRight, see.bottomLeft];
  const drawing = useRef<SVGSVGElement>(null);
  const lens = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const { width, height } = canvas;
  const move = (at: number, [x, y]: Point) => {
    const place = [clamp(x, width), clamp(y, height)] as const;
    onMove(corners.map((corner, other) => (other === at ? place : corner)) as unknown as Corners);
    magnify(lens.current, canvas, place);
  };
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = drawing.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
  };
  const byKey = (at: number) => (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    const [x, y] = corners[at] as Point;
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(at, [x + step[0] * far, y + step[1] * far]);
  };
  const isRight = (corners[last]?.[0] ?? 0) < width / 2;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={drawing}
        className={styles.marks}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={see.corners}
      >
        <polygon className={styles.quad} points={corners.map((corner) => corner.join(',')).join(' ')} />
        <path className={styles.thirds} d={thirds(corners)} />
        {corners.map(([x, y], at) => (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot lie in a drawing
          <g
            key={names[at]}
            ref={at === 0 ? firstRef : undefined}
            className={at === held ? styles.held : styles.corner}
            tabIndex={0}
            role="button"
            aria-label={`${names[at]}, ${Math.round(x)}, ${Math.round(y)}`}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
              event.currentTarget.setPointerCapture(event.pointerId);
              setHeld(at);
              magnify(lens.current, canvas, [x, y]);
            }}
            onPointerMove={(event) => {
              if (held === at) move(at, placeOf(event));
            }}
            onPointerUp={() => {
              setHeld(null);
              onLeft();
            }}
            onPointerCancel={() => setHeld(null)}
            onFocus={() => {
              setHeld(null);
              setLast(at);
              magnify(lens.current, canvas, [x, y]);
            }}
            onKeyDown={byKey(at)}
            onKeyUp={({ key }) => {
              if (arrowSteps[key]) onLeft();
            }}
          >
            <circle className={styles.reach} cx={x} cy={y} r={width / 16} />
            <circle className={styles.dot} cx={x} cy={y} r={width / 48} />
          </g>
        ))}
      </svg>
      <canvas
        ref={lens}
        width={LENS}
        height={LENS}
        className={isRight ? `${styles.lens} ${styles.onRight}` : styles.lens}
        data-held={held === null ? undefined : ''}
      />
    </>
  );
}

/** In pixels; four times as large as the photo. */
const LENS = 140;

function clamp(place: number, size: number): number {
  return Math.max(-size / 4, Math.min(size * 1.25, place));
}

/** Draws what is around a place four times as large, with a cross in the middle, beside that place. */
function magnify(lens: HTMLCanvasElement | null, photo: HTMLCanvasElement, [x, y]: Point): void {
  const context = lens?.getContext('2d');
  if (!context) return;
  const side = LENS / 4;
  context.fillStyle = '#888';
  context.fillRect(0, 0, LENS, LENS);
  context.drawImage(photo, x - side / 2, y - side / 2, side, side, 0, 0, LENS, LENS);
  context.strokeStyle = '#0b57d0';
  context.beginPath();
  context.moveTo(0, LENS / 2);
  context.lineTo(LENS, LENS / 2);
  context.moveTo(LENS / 2, 0);
  context.lineTo(LENS / 2, LENS);
  context.stroke();
  lens?.style.setProperty('--x', `${(100 * x) / photo.width}%`);
  lens?.style.setProperty('--y', `${(100 * y) / photo.height}%`);
}

/** The lines that part the rectangle into thirds, in perspective; '' where the corners mark none. */
function thirds(corners: Corners): string {
  const toWall = homography(corners, 3, 3);
  if (!toWall) return '';
  const toPhoto = inverse(toWall);
  const line = (from: Point, to: Point) => `M${through(toPhoto, from).join(' ')}L${through(toPhoto, to).join(' ')}`;
  return [1, 2].map((at) => line([at, 0], [at, 3]) + line([0, at], [3, at])).join('');
}
