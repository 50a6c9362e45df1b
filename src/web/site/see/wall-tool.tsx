import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import type { Rectangle } from '#domain/measures/measured-wall.ts';
import type { Corners, Point } from '#domain/wall/picture.ts';
import type { Stroke } from '#domain/wall/strokes.ts';
import { Button } from '../../ui/button.tsx';
import type { Enclosure } from '../parts/open-callback.ts';
import { useWords } from '../words/site-words.tsx';
import { CornerMarks } from './corner-marks.tsx';
import choice from './photo-choice.module.css';
import type { Taken } from './photo-choice.tsx';
import { SendPhoto } from './send-photo.tsx';
import { plainLook, useWall } from './use-wall.ts';
import { type Brush, WallControls } from './wall-controls.tsx';
import { wallSentence } from './wall-sentence.ts';
import styles from './wall-tool.module.css';

type WallToolProps = {
  firm: string;
  /** The photo of the visitor, or a room of ours. */
  taken: Taken;
  /** Gives the photo back, to choose another. */
  onAnother: () => void;
  surface: PageSurface;
  /** Of the wall that the form beside it has; null while it cannot be read. */
  size: Rectangle | null;
  /** A size that fits to the corners, for those who have not measured. */
  onGuess: (size: Rectangle) => void;
  /** With the offer to send the picture of the visitor's own wall; of a room of ours there is none. */
  onAsk: (enclosure: Enclosure | undefined) => void;
};

/** The photo with its marked wall, and the material on it. Everything is done in this browser. */
export function WallTool({ firm, taken, onAnother, surface, size, onGuess, onAsk }: WallToolProps) {
  const { words } = useWords();
  const { see } = words;
  const { photo, room } = taken;
  const isFloor = surface.for === 'floor';
  const [corners, setCorners] = useState(() => {
    const { width, height } = photo.picture;
    return isFloor ? ofFloor(width, height) : (room?.corners ?? inset(width, height));
  });
  const [ofRoom] = useState(room && !isFloor ? { widthMm: room.widthMm, heightMm: room.heightMm } : null);
  const [said, setSaid] = useState(() => {
    const told = isFloor ? see.tapFloor : room ? see.sure : see.tap;
    return photo.isSmall ? `${see.small} ${told}` : told;
  });
  const [marking, setMarking] = useState(true);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [look, setLook] = useState(plainLook);
  const [brush, setBrush] = useState<Brush>(null);
  const [split, setSplit] = useState(0);
  const { shown, drafted, state, propose, lay, draft, forget } = useWall(photo);
  const stage = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Point[]>([]);
  const firstCorner = useRef<SVGGElement>(null);
  const toSee = useRef<HTMLButtonElement>(null);
  const toCorners = useRef<HTMLButtonElement>(null);
  const next = useRef<RefObject<HTMLElement | SVGElement | null> | null>(null);
  // A room of ours has its own size: what the visitor says of his wall is kept for his wall.
  const laid = ofRoom ?? size;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the photo that was taken
  useLayoutEffect(() => {
    firstCorner.current?.focus();
    if (!room && !isFloor) onGuess(guessed(corners));
  }, []);

  // What was pressed is gone with its part of the tool: the focus goes on to what comes next, before anything else can be pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this changes what there is to press
  useLayoutEffect(() => {
    next.current?.current?.focus();
    next.current = null;
  }, [marking]);

  // A new surface, look or stroke, and corners that were let go, are laid at once; without a new mark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the corners are laid when marking ends
  useEffect(() => {
    if (!marking && laid) lay({ corners, size: laid, surface, strokes, look });
  }, [marking, surface, strokes, look, laid?.widthMm, laid?.heightMm]);

  useEffect(() => {
    const canvas = stage.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    context.drawImage(photo.canvas, 0, 0);
    if (marking && drafted) return drawWithin(context, drafted.canvas, drafted.corners);
    if (!shown || marking) return;
    const from = Math.round(split * canvas.width);
    const wide = canvas.width - from;
    if (wide > 0) context.drawImage(shown.canvas, from, 0, wide, canvas.height, from, 0, wide, canvas.height);
    if (from === 0) return;
    drawSplit(context, from, canvas.height);
  }, [photo, shown, drafted, marking, split]);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = currentTarget.getBoundingClientRect();
    return [
      ((clientX - box.left) * currentTarget.width) / box.width,
      ((clientY - box.top) * currentTarget.height) / box.height,
    ];
  };
  const tap = async (event: PointerEvent<HTMLCanvasElement>) => {
    if (!marking || isFloor) return;
    const [x, y] = placeOf(event);
    forget();
    setSaid(see.working);
    const found = await propose(x, y);
    if (found === undefined) return;
    if (!found) return setSaid(see.failed);
    setCorners(found.corners);
    setSaid(found.sure ? see.sure : see.unsure);
    if (!ofRoom) onGuess(guessed(found.corners));
  };
  const toMaterial = () => {
    if (!laid) return;
    if (!ofRoom && !isFloor) onGuess(guessed(corners));
    setMarking(false);
    next.current = toCorners;
  };
  const radius = photo.canvas.width / 40;
  const paint = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.currentTarget.getContext('2d');
    if (event.buttons === 0 || !context) return;
    const place = placeOf(event);
    if (!brush) return setSplit(Math.max(0, Math.min(1, place[0] / event.currentTarget.width)));
    stroke.current = [...stroke.current, place];
    context.fillStyle = brush === 'wall' ? 'rgb(11 87 208 / .35)' : 'rgb(160 30 30 / .35)';
    context.beginPath();
    context.arc(place[0], place[1], radius, 0, 2 * Math.PI);
    context.fill();
  };
  const paintEnd = () => {
    const points = stroke.current;
    stroke.current = [];
    if (brush && points.length > 0) setStrokes((before) => [...before, { kind: brush, radius, points }]);
  };
  const news = { idle: marking ? said : shown ? wallSentence(shown, see) : '', working: see.working };
  const status = state === 'failed' ? see.failed : state === 'crossed' ? see.crossed : news[state];
  return (
    <>
      <div className={styles.stage}>
        <canvas
          ref={stage}
          width={photo.canvas.width}
          height={photo.canvas.height}
          className={marking ? styles.tapped : brush ? styles.brushed : styles.compared}
          role="img"
          aria-label={marking ? see.photo : status}
          onPointerDown={(event) => {
            if (marking) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            paint(event);
          }}
          onPointerMove={(event) => !marking && paint(event)}
          onPointerUp={(event) => (marking ? tap(event) : paintEnd())}
        />
        {marking && (
          <CornerMarks
            canvas={photo.canvas}
            corners={corners}
            onMove={(moved) => {
              setCorners(moved);
              forget();
              if (laid) draft(moved, laid);
            }}
            onLeft={() => setSaid('')}
            firstRef={firstCorner}
          />
        )}
      </div>
      <p className={choice.said} role="status">
        {status}
      </p>
      {marking ? (
        <div className={styles.deeds}>
          <Button look="go" ref={toSee} aria-disabled={!laid} onClick={toMaterial}>
            {see.seeIt}
          </Button>
          <Button onClick={onAnother}>{see.another}</Button>
          <p className={styles.hint}>{see.keys}</p>
        </div>
      ) : (
        <WallControls
          isFloor={isFloor}
          line={`${firm} · ${surface.title}`}
          canvas={shown?.canvas ?? null}
          split={split}
          onSplit={setSplit}
          brush={brush}
          onBrush={setBrush}
          canUndo={strokes.length > 0}
          onUndo={() => setStrokes((before) => before.slice(0, -1))}
          look={look}
          onLook={setLook}
          onCorners={() => {
            setBrush(null);
            setMarking(true);
            setSaid('');
            next.current = toSee;
          }}
          cornersRef={toCorners}
          onAsk={() => onAsk(room ? undefined : enclosing(firm, shown?.canvas ?? photo.canvas))}
        />
      )}
      <p className={choice.safe}>{see.safe}</p>
    </>
  );
}

/** The offer to send the picture of the wall with the question. */
function enclosing(firm: string, canvas: HTMLCanvasElement): Enclosure {
  return (stored) => <SendPhoto canvas={canvas} firm={firm} stored={stored} />;
}

/** The line between before and after, with its handle in the middle of the height. */
function drawSplit(context: CanvasRenderingContext2D, at: number, height: number): void {
  context.fillStyle = '#fff';
  context.fillRect(at - 2, 0, 4, height);
  context.beginPath();
  context.arc(at, height / 2, height / 24, 0, 2 * Math.PI);
  context.fill();
}

/** The small picture as large as the canvas, within the corners alone. */
function drawWithin(context: CanvasRenderingContext2D, small: HTMLCanvasElement, corners: Corners): void {
  const { width, height } = context.canvas;
  context.save();
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.clip();
  context.drawImage(small, 0, 0, width, height);
  context.restore();
}

/** A rectangle of the floor in front of who took the photo. */
function ofFloor(width: number, height: number): Corners {
  return [
    [width * 0.3, height * 0.7],
    [width * 0.7, height * 0.7],
    [width * 0.85, height * 0.95],
    [width * 0.15, height * 0.95],
  ];
}

/** A rectangle to drag onto the wall, where it mostly is. */
function inset(width: number, height: number): Corners {
  return [
    [width * 0.15, height * 0.15],
    [width * 0.85, height * 0.15],
    [width * 0.85, height * 0.75],
    [width * 0.15, height * 0.75],
  ];
}

/** The usual height of a room, and a width that fits to it, until somebody measures. */
function guessed([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Rectangle {
  const wide = (Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x3, y2 - y3)) / 2;
  const high = (Math.hypot(x3 - x0, y3 - y0) + Math.hypot(x2 - x1, y2 - y1)) / 2;
  const heightMm = 2700;
  return { widthMm: Math.round((heightMm * wide) / Math.max(1, high) / 100) * 100, heightMm };
}
