import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import type { Rectangle } from '#domain/measures/measured-wall.ts';
import type { Point } from '#domain/wall/picture.ts';
import type { Stroke } from '#domain/wall/strokes.ts';
import { Button } from '../../ui/button.tsx';
import type { Enclosure } from '../parts/open-callback.ts';
import { onUse } from '../words/on-use.ts';
import { useWords } from '../words/site-words.tsx';
import { type Brush, BrushTools } from './brush-tools.tsx';
import { firstCorners, guessedSize, marks } from './first-corners.ts';
import choice from './photo-choice.module.css';
import type { Taken } from './photo-choice.tsx';
import page from './see-page.module.css';
import { SendPhoto } from './send-photo.tsx';
import { useBeside } from './use-beside.ts';
import { plainLook, useWall } from './use-wall.ts';
import { WallControls } from './wall-controls.tsx';
import { WallDeeds } from './wall-deeds.tsx';
import { wallSentence } from './wall-sentence.ts';
import { WallStage } from './wall-stage.tsx';
import styles from './wall-tool.module.css';

type WallToolProps = {
  firm: string;
  /** The photo of the visitor, or a room of ours. */
  taken: Taken;
  /** Gives the photo back, to choose another. */
  onAnother: () => void;
  surface: PageSurface;
  /** Of the wall that the form has; null while it cannot be read. */
  size: Rectangle | null;
  /** A size that fits to the corners, for those who have not measured. */
  onGuess: (size: Rectangle) => void;
  /** With the offer to send the picture of the visitor's own wall; of a room of ours there is none. */
  onAsk: (enclosure: Enclosure | undefined) => void;
  /** Corners are marked; else the material is shown. */
  marking: boolean;
  onMarking: (marking: boolean) => void;
  /** Below the picture: the other surfaces. */
  strip: ReactNode;
  /** Beside the corners: the sizes of the wall. */
  form: ReactNode;
  /** How much the wall needs; short where the wall itself is shown. */
  sumOf: (isShort: boolean) => ReactNode;
};

/** The photo with its marked wall, and the material on it. Everything is done in this browser. */
export function WallTool(props: WallToolProps) {
  const { firm, taken, onAnother, surface, size, onGuess, onAsk, marking, onMarking, strip, form, sumOf } = props;
  const { words } = useWords();
  const { see } = words;
  const of = words[onUse[surface.for]];
  const { photo, room } = taken;
  const isUpright = marks(surface.for) === 'upright';
  const ofOurs = isUpright ? room : undefined;
  const [corners, setCorners] = useState(() => ofOurs?.corners ?? firstCorners(surface.for, photo.picture));
  const [ofRoom] = useState(ofOurs ? { widthMm: ofOurs.widthMm, heightMm: ofOurs.heightMm } : null);
  const [said, setSaid] = useState(() => {
    const told = ofOurs ? see.sure : of.tap;
    return photo.isSmall ? `${see.small} ${told}` : told;
  });
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [look, setLook] = useState(plainLook);
  const [brush, setBrush] = useState<Brush | null>(null);
  const [split, setSplit] = useState(FIRST_SPLIT);
  const { shown, draftRef, state, propose, lay, draft, forget } = useWall(photo);
  const firstCorner = useRef<SVGGElement>(null);
  const toSee = useRef<HTMLButtonElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const toBrush = useRef<HTMLButtonElement>(null);
  /** Of what is one below the other the picture comes into view with each step; beside each other it is no box that scrolls. */
  const work = useRef<HTMLDivElement>(null);
  const isBeside = useBeside();
  // A room of ours has its own size: what the visitor says of his wall is kept for his wall.
  const laid = ofRoom ?? size;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the photo that was taken
  useLayoutEffect(() => {
    work.current?.style.setProperty('--ratio', `${photo.canvas.width / photo.canvas.height}`);
    work.current?.scrollIntoView();
    firstCorner.current?.focus({ preventScroll: true });
    if (!room && isUpright) onGuess(guessedSize(corners));
  }, []);

  // What was pressed is gone with its step: the focus goes on to what comes next, before anything else can be pressed.
  const before = useRef(marking);
  useLayoutEffect(() => {
    if (before.current === marking) return;
    before.current = marking;
    work.current?.scrollIntoView();
    if (!marking) return slider.current?.focus({ preventScroll: true });
    toSee.current?.focus({ preventScroll: true });
    setBrush(null);
    setSaid('');
  }, [marking]);

  // Who takes the brush by a key paints by keys.
  const [byKey, setByKey] = useState(false);
  useLayoutEffect(() => {
    if (brush && byKey) pointer.current?.focus();
    setByKey(false);
  }, [brush, byKey]);

  // A new surface, look or stroke, and corners that were let go, are laid at once; without a new mark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the corners are laid when marking ends
  useEffect(() => {
    if (!marking && laid) lay({ corners, size: laid, surface, strokes, look });
  }, [marking, surface, strokes, look, laid?.widthMm, laid?.heightMm]);

  const tap = async ([x, y]: Point) => {
    if (!isUpright) return;
    forget();
    setSaid(see.working);
    const found = await propose(x, y);
    if (found === undefined) return;
    if (!found) return setSaid(see.failed);
    setCorners(found.corners);
    setSaid(found.sure ? see.sure : see.unsure);
    if (!ofRoom) onGuess(guessedSize(found.corners));
  };
  const toMaterial = () => {
    if (!laid) return;
    if (!ofRoom && isUpright) onGuess(guessedSize(corners));
    onMarking(false);
  };
  const news = {
    idle: marking ? said : shown ? wallSentence(shown, words[onUse[shown.surface.for]]) : '',
    working: see.working,
  };
  const brushes = !marking && (
    <BrushTools
      itself={of.itself}
      brush={brush}
      onBrush={(taken, isKey) => {
        setBrush(taken);
        setByKey(isKey);
      }}
      brushRef={toBrush}
      canUndo={strokes.length > 0}
      onUndo={() => setStrokes((all) => all.slice(0, -1))}
    />
  );
  const status = state === 'failed' ? see.failed : state === 'crossed' ? see.crossed : news[state];
  return (
    <>
      <div ref={work} className={`${page.work} ${marking ? '' : styles.seen}`}>
        <section className={page.picture} aria-label={see.photo}>
          <WallStage
            photo={photo}
            label={marking ? see.photo : status}
            marking={marking}
            draftRef={draftRef}
            shown={shown}
            onTap={tap}
            corners={corners}
            onMove={(moved, draw) => (laid ? draft(moved, laid, draw) : draw())}
            onLeft={(moved) => {
              setCorners(moved);
              forget();
              setSaid('');
            }}
            firstRef={firstCorner}
            split={split}
            onSplit={setSplit}
            sliderRef={slider}
            brush={brush}
            onStroke={(stroke) => setStrokes((others) => [...others, stroke])}
            onPutDown={() => {
              toBrush.current?.focus();
              setBrush(null);
            }}
            pointerRef={pointer}
          />
          <p className={choice.said} role="status">
            {status}
          </p>
          {strip}
        </section>
        <div id={marking ? 'measure' : undefined} className={page.panel}>
          {marking ? (
            form
          ) : (
            <>
              {isBeside && brushes}
              <WallControls look={look} onLook={setLook} onCorners={() => onMarking(true)} />
            </>
          )}
        </div>
      </div>
      {!marking && (
        <div id="measure" className={page.much}>
          {sumOf(true)}
        </div>
      )}
      <div className={page.deeds}>
        {!isBeside && brushes}
        {marking ? (
          <>
            <Button look="go" ref={toSee} aria-disabled={!laid} onClick={toMaterial}>
              {see.seeIt}
            </Button>
            <Button onClick={onAnother}>{see.another}</Button>
          </>
        ) : (
          <WallDeeds
            ask={of.ask}
            onAsk={() => onAsk(room ? undefined : enclosing(firm, shown?.canvas ?? photo.canvas))}
            line={`${firm} · ${surface.title}`}
            canvas={shown?.canvas ?? null}
          />
        )}
      </div>
      <div className={page.after}>
        <p className={choice.safe}>{see.safe}</p>
        {marking && <p className={styles.hint}>{see.keys}</p>}
        {marking && sumOf(false)}
      </div>
    </>
  );
}

/** The line between before and after stands where both are seen. */
const FIRST_SPLIT = 0.38;

/** The offer to send the picture of the wall with the question. */
function enclosing(firm: string, canvas: HTMLCanvasElement): Enclosure {
  return (stored) => <SendPhoto canvas={canvas} firm={firm} stored={stored} />;
}
