import type { Ref } from 'react';
import type { Stroke } from '#domain/wall/strokes.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import type { WallLook } from './use-wall.ts';
import styles from './wall-tool.module.css';

/** What a finger on the picture paints; `share` is the brush's radius by the photo's width. */
export type Brush = { kind: Stroke['kind']; share: number };

/** A brush for furniture, and one for its legs and leaves. */
const brushShares = { large: 1 / 40, small: 1 / 100 } as const;

type WallControlsProps = {
  /** 'Wall', 'Floor' … */
  itself: string;
  brush: Brush | null;
  /** `byKey`: the brush is taken in hand by a key, not by a finger. */
  onBrush: (brush: Brush | null, byKey: boolean) => void;
  brushRef: Ref<HTMLButtonElement>;
  canUndo: boolean;
  onUndo: () => void;
  look: WallLook;
  onLook: (look: WallLook) => void;
  onCorners: () => void;
};

/** What can be changed of the material on the wall: what stands in front is brushed, light and pattern are set. */
export function WallControls(props: WallControlsProps) {
  const { itself, brush, onBrush, brushRef, canUndo, onUndo, look, onLook, onCorners } = props;
  const { words } = useWords();
  const { see } = words;
  const slider = (name: keyof WallLook, label: string) => (
    <label className={styles.slide}>
      {label}
      <input
        type="range"
        min={-1}
        max={1}
        step={0.02}
        value={look[name]}
        onChange={({ currentTarget }) => onLook({ ...look, [name]: Number(currentTarget.value) })}
      />
    </label>
  );
  const brushes = [
    { kind: 'front', label: see.front },
    { kind: 'wall', label: itself },
  ] as const;
  const sizes = [
    { share: brushShares.small, label: see.brushSmall },
    { share: brushShares.large, label: see.brushLarge },
  ];
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={see.mend}>
        {brushes.map(({ kind, label }) => (
          <Button
            key={kind}
            ref={brush?.kind === kind ? brushRef : undefined}
            look="slim"
            aria-pressed={brush?.kind === kind}
            onClick={({ detail }) =>
              onBrush(
                brush?.kind === kind ? null : { kind, share: brush?.share ?? brushShares.large },
                // A click by a key counts no clicks.
                detail === 0,
              )
            }
          >
            {label}
          </Button>
        ))}
        <Button look="slim" aria-disabled={!canUndo} onClick={onUndo}>
          {see.undo}
        </Button>
        <Button look="slim" onClick={onCorners}>
          {see.corners}
        </Button>
        {brush &&
          sizes.map(({ share, label }) => (
            <Button
              key={share}
              look="slim"
              aria-pressed={brush.share === share}
              onClick={({ detail }) => onBrush({ ...brush, share }, detail === 0)}
            >
              {label}
            </Button>
          ))}
      </div>
      {brush && (
        <p id="brush-keys" className={styles.hint}>
          {see.brushKeys}
        </p>
      )}
      <div>
        {slider('lightness', see.lightness)}
        {slider('warmth', see.warmth)}
        {slider('sideways', see.sideways)}
        {slider('upwards', see.upwards)}
      </div>
    </>
  );
}
