import { type Ref, useLayoutEffect, useRef } from 'react';
import { fillWords } from '#domain/text/fill-words.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './wall-tool.module.css';

type SplitHandleProps = {
  /** Which share of the picture, from the left, is as it was: 0 to 1. */
  split: number;
  onSplit: (split: number) => void;
  sliderRef: Ref<HTMLInputElement>;
};

/** The line between before and after with its handle: a slider for keys and screen readers. A finger moves it anywhere on the picture. */
export function SplitHandle({ split, onSplit, sliderRef }: SplitHandleProps) {
  const { words } = useWords();
  const { see } = words;
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => line.current?.style.setProperty('--split', `${100 * split}%`), [split]);
  return (
    <div ref={line} className={styles.split}>
      <input
        ref={sliderRef}
        type="range"
        min={0}
        max={1}
        step={0.02}
        value={split}
        aria-label={see.compare}
        aria-valuetext={fillWords(see.compareValue, { n: Math.round(100 * split) })}
        onChange={({ currentTarget }) => onSplit(Number(currentTarget.value))}
      />
    </div>
  );
}
