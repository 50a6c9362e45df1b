import { type PointerEvent, type Ref, useLayoutEffect, useRef } from 'react';
import type { Corners, Point } from '#domain/wall/picture.ts';
import type { Stroke } from '#domain/wall/strokes.ts';
import { BrushPointer } from './brush-pointer.tsx';
import type { Brush } from './brush-tools.tsx';
import { CornerMarks } from './corner-marks.tsx';
import type { ReadPhoto } from './read-photo.ts';
import { SplitHandle } from './split-handle.tsx';
import type { Shown } from './use-wall.ts';
import styles from './wall-tool.module.css';

type WallStageProps = {
  photo: ReadPhoto;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Corners are marked; else the material is shown. */
  marking: boolean;
  /** On the photo while corners are marked; the material within corners that move is drawn into it. */
  draftRef: Ref<HTMLCanvasElement>;
  shown: Shown | null;
  onTap: (place: Point) => void;
  corners: Corners;
  /** With each move of a corner; `draw` draws the marks where they are then. */
  onMove: (corners: Corners, draw: () => void) => void;
  /** When a finger or a key lets a corner go. */
  onLeft: (corners: Corners) => void;
  firstRef: Ref<SVGGElement>;
  split: number;
  onSplit: (split: number) => void;
  sliderRef: Ref<HTMLInputElement>;
  brush: Brush | null;
  onStroke: (stroke: Stroke) => void;
  onPutDown: () => void;
  pointerRef: Ref<SVGGElement>;
};

/** The photo: with its corners while they are marked, then with the material, the line between before and after, and the brush. */
export function WallStage(props: WallStageProps) {
  const { photo, label, marking, draftRef, shown, onTap, split, onSplit, brush, onStroke } = props;
  const stage = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<{ kind: Stroke['kind']; points: Point[] } | null>(null);
  const { width, height } = photo.canvas;
  const radius = brush ? width * brush.share : 0;
  // What is brushed is brushed on the whole wall.
  const shownFrom = brush ? 0 : split;

  // Before the next frame: the marks of the corners never stand on what was laid.
  useLayoutEffect(() => {
    const context = stage.current?.getContext('2d');
    if (!context) return;
    context.drawImage(photo.canvas, 0, 0);
    if (!shown || marking) return;
    const from = Math.round(shownFrom * width);
    const wide = width - from;
    if (wide > 0) context.drawImage(shown.canvas, from, 0, wide, height, from, 0, wide, height);
  }, [photo, shown, marking, shownFrom, width, height]);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
  };
  const paint = (place: Point, kind: Stroke['kind']) => {
    const context = stage.current?.getContext('2d');
    if (!context) return;
    stroke.current ??= { kind, points: [] };
    stroke.current.points.push(place);
    context.fillStyle = stroke.current.kind === 'wall' ? 'rgb(11 87 208 / .35)' : 'rgb(160 30 30 / .35)';
    context.beginPath();
    context.arc(place[0], place[1], radius, 0, 2 * Math.PI);
    context.fill();
  };
  const lift = () => {
    if (stroke.current) onStroke({ ...stroke.current, radius });
    stroke.current = null;
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (marking || event.buttons === 0) return;
    const place = placeOf(event);
    if (brush) paint(place, brush.kind);
    else onSplit(Math.max(0, Math.min(1, place[0] / width)));
  };
  return (
    <div className={styles.stage}>
      <canvas
        ref={stage}
        width={width}
        height={height}
        className={`filling ${marking ? styles.tapped : brush ? styles.brushed : styles.compared}`}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          if (marking) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
        onPointerUp={(event) => (marking ? onTap(placeOf(event)) : lift())}
        onPointerCancel={lift}
      />
      {marking && <canvas ref={draftRef} className={styles.draft} />}
      {marking && (
        <CornerMarks
          canvas={photo.canvas}
          corners={props.corners}
          onMove={props.onMove}
          onLeft={props.onLeft}
          firstRef={props.firstRef}
        />
      )}
      {!marking && !brush && <SplitHandle split={split} onSplit={onSplit} sliderRef={props.sliderRef} />}
      {!marking && brush && (
        <BrushPointer
          width={width}
          height={height}
          radius={radius}
          onPaint={(place, isOther) => paint(place, isOther ? others[brush.kind] : brush.kind)}
          onLift={lift}
          onPutDown={props.onPutDown}
          pointerRef={props.pointerRef}
        />
      )}
    </div>
  );
}

const others = { front: 'wall', wall: 'front' } as const;
