import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import type { WallLook } from './use-wall.ts';
import styles from './wall-tool.module.css';

type WallControlsProps = {
  look: WallLook;
  onLook: (look: WallLook) => void;
  onCorners: () => void;
};

/** What can be set of the material on the wall: its light and its pattern; from here one also goes back to the corners. */
export function WallControls({ look, onLook, onCorners }: WallControlsProps) {
  const { words } = useWords();
  const { see } = words;
  const sliders = [
    ['lightness', see.lightness],
    ['warmth', see.warmth],
    ['sideways', see.sideways],
    ['upwards', see.upwards],
  ] as const;
  return (
    <div>
      {sliders.map(([name, label]) => (
        <label key={name} className={styles.slide}>
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
      ))}
      <Button look="slim" onClick={onCorners}>
        {see.corners}
      </Button>
    </div>
  );
}
