import type { Ref } from 'react';
import type { Stroke } from '#domain/wall/strokes.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import { canSend, downloadFile, keepPicture } from './keep-picture.ts';
import type { WallLook } from './use-wall.ts';
import styles from './wall-tool.module.css';

/** What a finger on the picture does; null: nothing. */
export type Brush = Stroke['kind'] | null;

type WallControlsProps = {
  /** The line below a picture that is kept. */
  line: string;
  canvas: HTMLCanvasElement | null;
  split: number;
  onSplit: (split: number) => void;
  brush: Brush;
  onBrush: (brush: Brush) => void;
  canUndo: boolean;
  onUndo: () => void;
  look: WallLook;
  onLook: (look: WallLook) => void;
  onCorners: () => void;
  cornersRef: Ref<HTMLButtonElement>;
  onAsk: () => void;
  isFloor: boolean;
};

/** What can be done with the material on the wall: compare, brush, lighten, move the pattern, keep and send the picture, ask. */
export function WallControls(props: WallControlsProps) {
  const {
    isFloor,
    line,
    canvas,
    split,
    onSplit,
    brush,
    onBrush,
    canUndo,
    onUndo,
    look,
    onLook,
    onCorners,
    cornersRef,
    onAsk,
  } = props;
  const { words } = useWords();
  const { see } = words;
  const slider = (name: keyof WallLook, label: string) => (
    <Slide label={label} value={look[name]} least={-1} onValue={(value) => onLook({ ...look, [name]: value })} />
  );
  const send = async () => {
    if (!canvas) return;
    const file = await keepPicture(canvas, line);
    // A visitor who closes the sheet has sent nothing, which is no fault.
    await navigator.share({ files: [file], title: line }).catch(() => {});
  };
  return (
    <>
      <div className={styles.slides}>
        <Slide label={see.compare} value={split} least={0} onValue={onSplit} />
      </div>
      <div className={styles.tools} role="toolbar" aria-label={see.mend}>
        <Button
          look="slim"
          aria-pressed={brush === 'front'}
          onClick={() => onBrush(brush === 'front' ? null : 'front')}
        >
          {see.front}
        </Button>
        <Button look="slim" aria-pressed={brush === 'wall'} onClick={() => onBrush(brush === 'wall' ? null : 'wall')}>
          {isFloor ? see.isFloor : see.isWall}
        </Button>
        <Button look="slim" aria-disabled={!canUndo} onClick={onUndo}>
          {see.undo}
        </Button>
        <Button look="slim" ref={cornersRef} onClick={onCorners}>
          {see.corners}
        </Button>
      </div>
      <div className={styles.slides}>
        {slider('lightness', see.lightness)}
        {slider('warmth', see.warmth)}
        {slider('sideways', see.sideways)}
        {slider('upwards', see.upwards)}
      </div>
      <div className={styles.deeds}>
        <Button look="go" onClick={onAsk}>
          {isFloor ? see.askFloor : see.ask}
        </Button>
        <Button onClick={async () => canvas && downloadFile(await keepPicture(canvas, line))}>{see.keep}</Button>
        {canSend() && <Button onClick={send}>{see.send}</Button>}
      </div>
    </>
  );
}

type SlideProps = { label: string; value: number; least: number; onValue: (value: number) => void };

function Slide({ label, value, least, onValue }: SlideProps) {
  return (
    <label className={styles.slide}>
      {label}
      <input
        type="range"
        min={least}
        max={1}
        step={0.02}
        value={value}
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      />
    </label>
  );
}
