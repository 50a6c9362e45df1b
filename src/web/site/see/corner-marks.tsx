import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { homography, inverse, through } from '#domain/wall/homography.ts';
import type { Corners, Point } from '#domain/wall/picture.ts';
import { useWords } from '../words/site-words.tsx';
import { arrowSteps } from './arrow-steps.ts';
import styles from './wall-tool.module.css';

type CornerMarksProps = {
  canvas: HTMLCanvasElement;
  corners: Corners;
  /** With each move; `draw` draws the marks where they are then. */
  onMove: (corners: Corners, draw: () => void) => void;
  /** When a finger or a key lets a corner go. */
  onLeft: (corners: Corners) => void;
  /** The first corner. */
  firstRef: Ref<SVGGElement>;
};

/**
 * The four corners on the photo, to be dragged by finger or mouse and moved by keys, with a magnifier beside the finger. While one
 * moves, the drawing is changed past React, since a slow phone takes longer to render the page than to draw it: `onLeft` tells where
 * the corners are then.
 */
export function CornerMarks({ canvas, corners, onMove, onLeft, firstRef }: CornerMarksProps) {
  const { words } = useWords();
  const { see } = words;
  const names = [see.topLeft, see.topRight, see.bottomRight, see.bottomLeft];
  const drawing = useRef<SVGSVGElement>(null);
  const lens = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<{ at: number; pointer: number } | null>(null);
  const { width, height } = canvas;
  const now = useRef(corners);
  useLayoutEffect(() => {
    now.current = corners;
  }, [corners]);
  const move = (at: number, [x, y]: Point) => {
    const place = [clamp(x, width), clamp(y, height)] as const;
    if (String(place) === String(now.current[at])) return;
    now.current = now.current.map((corner, other) => (other === at ? place : corner)) as unknown as Corners;
    onMove(now.current, () => {
      // First, while the page is as it was laid out.
      magnify(at);
      if (drawing.current) drawMark(drawing.current, now.current, at);
    });
  };
  const magnify = (at: number) => drawLens(lens.current, drawing.current, canvas, now.current[at] as Point);
  const leave = () => {
    if (now.current !== corners) onLeft(now.current);
  };
  const follow = ({ pointerId, clientX, clientY }: { pointerId: number; clientX: number; clientY: number }) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || held?.pointer !== pointerId) return;
    move(held.at, [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height]);
  };
  // A browser that has this event says it at once: the other one waits for the next frame. Let go at once, too.
  useLayoutEffect(() => {
    const marks = drawing.current;
    const followAtOnce = (event: Event) => follow(event as PointerEvent);
    marks?.addEventListener('pointerrawupdate', followAtOnce);
    return () => marks?.removeEventListener('pointerrawupdate', followAtOnce);
  });
  const byKey = (at: number) => (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    const [x, y] = now.current[at] as Point;
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(at, [x + step[0] * far, y + step[1] * far]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={drawing}
        className={styles.marks}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={see.corners}
        onPointerMove={follow}
      >
        <polygon className={styles.quad} points={corners.join(' ')} />
        <path className={styles.thirds} d={thirds(corners)} />
        {corners.map(([x, y], at) => (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot lie in a drawing
          <g
            key={names[at]}
            ref={at === 0 ? firstRef : undefined}
            className={at === held?.at ? styles.held : styles.corner}
            tabIndex={0}
            role="button"
            transform={`translate(${x} ${y})`}
            aria-label={`${names[at]}, ${Math.round(x)}, ${Math.round(y)}`}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
              event.currentTarget.setPointerCapture(event.pointerId);
              setHeld({ at, pointer: event.pointerId });
              magnify(at);
            }}
            onLostPointerCapture={() => {
              setHeld(null);
              leave();
            }}
            onBlur={leave}
            onFocus={() => {
              setHeld(null);
              magnify(at);
            }}
            onKeyDown={byKey(at)}
            onKeyUp={({ key }) => {
              if (arrowSteps[key]) leave();
            }}
          >
            <circle className={styles.reach} r={width / 16} />
            <circle className={styles.dot} r={width / 48} />
          </g>
        ))}
      </svg>
      <canvas
        ref={lens}
        width={LENS}
        height={LENS}
        className={styles.lens}
        data-held={held === null ? undefined : ''}
      />
    </>
  );
}

/** One corner, and the lines of all, as they are rendered above. */
function drawMark(drawing: SVGSVGElement, corners: Corners, at: number): void {
  const [quad, lines, ...marks] = drawing.children;
  quad?.setAttribute('points', corners.join(' '));
  lines?.setAttribute('d', thirds(corners));
  marks[at]?.setAttribute('transform', `translate(${corners[at]?.join(' ')})`);
}

function clamp(place: number, size: number): number {
  return Math.max(-size / 4, Math.min(size * 1.25, place));
}

/** In its own pixels, four times as large as the photo; in CSS pixels, how far it is from the finger and from the edge of the photo. */
const [LENS, BESIDE, EDGE] = [140, 44, 8];

/**
 * What is around a place of the photo, four times as large, with a cross in the middle. Beside the finger, towards the middle of the
 * photo, and above it where there is room: never under it.
 */
function drawLens(
  lens: HTMLCanvasElement | null,
  drawing: SVGSVGElement | null,
  photo: HTMLCanvasElement,
  [x, y]: Point,
): void {
  const context = lens?.getContext('2d');
  if (!context || !drawing) return;
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
  const stage = drawing.getBoundingClientRect();
  const { offsetWidth: wide, style } = context.canvas;
  const [left, top] = [(x * stage.width) / photo.width, (y * stage.height) / photo.height];
  const beside = left < stage.width / 2 ? left + BESIDE : left - BESIDE - wide;
  const within = (place: number, size: number) => Math.round(Math.max(EDGE, Math.min(size - EDGE - wide, place)));
  style.transform = `translate(${within(beside, stage.width)}px, ${within(top - wide, stage.height)}px)`;
}

/** The lines that part the rectangle into thirds, in perspective; '' where the corners mark none. */
function thirds(corners: Corners): string {
  const toWall = homography(corners, 3, 3);
  if (!toWall) return '';
  const toPhoto = inverse(toWall);
  const line = (from: Point, to: Point) => `M${through(toPhoto, from).join(' ')}L${through(toPhoto, to).join(' ')}`;
  return [1, 2].map((at) => line([at, 0], [at, 3]) + line([0, at], [3, at])).join('');
}
