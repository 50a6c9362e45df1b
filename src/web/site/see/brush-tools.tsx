import type { Ref } from 'react';
import type { Stroke } from '#domain/wall/strokes.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './wall-tool.module.css';

/** What a finger on the picture paints; `share` is the brush's radius by the photo's width. */
export type Brush = { kind: Stroke['kind']; share: number };

/** A brush for furniture, and one for its legs and leaves. */
const brushShares = { large: 1 / 40, small: 1 / 100 } as const;

type BrushToolsProps = {
  /** 'Wall', 'Floor' … */
  itself: string;
  brush: Brush | null;
  /** `byKey`: the brush is taken in hand by a key, not by a finger. */
  onBrush: (brush: Brush | null, byKey: boolean) => void;
  brushRef: Ref<HTMLButtonElement>;
  canUndo: boolean;
  onUndo: () => void;
};

/** What the program took wrongly for the wall, or for what stands in front, is brushed. */
export function BrushTools({ itself, brush, onBrush, brushRef, canUndo, onUndo }: BrushToolsProps) {
  const { words } = useWords();
  const { see } = words;
  const brushes = [
    { kind: 'front', label: see.front },
    { kind: 'wall', label: itself },
  ] as const;
  const sizes = [
    { share: brushShares.small, label: see.brushSmall, dot: 3 },
    { share: brushShares.large, label: see.brushLarge, dot: 8 },
  ];
  return (
    <div className={styles.brushes}>
      <div className={styles.tools} role="toolbar" aria-label={see.mend}>
        {!brush && <span>{see.mend}</span>}
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
        {brush &&
          sizes.map(({ share, label, dot }) => (
            <Button
              key={share}
              look="slim"
              aria-label={label}
              aria-pressed={brush.share === share}
              onClick={({ detail }) => onBrush({ ...brush, share }, detail === 0)}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <circle cx="10" cy="10" r={dot} fill="currentColor" />
              </svg>
            </Button>
          ))}
        <Button look="slim" aria-disabled={!canUndo} onClick={onUndo}>
          {see.undo}
        </Button>
      </div>
      {brush && (
        <p id="brush-keys" className={styles.hint}>
          {see.brushHow} <span>{see.brushKeys}</span>
        </p>
      )}
    </div>
  );
}
