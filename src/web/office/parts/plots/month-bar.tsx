import type { PlotDrawing } from './month-plot.tsx';
import styles from './plot.module.css';

type MonthBarProps = { amount: number; month: string; isRunning: boolean; drawing: PlotDrawing };

/** The amount of a month as a bar from zero. The month that runs is an outline. */
export function MonthBar({ amount, month, isRunning, drawing: { x, y } }: MonthBarProps) {
  return (
    <rect
      className={isRunning ? styles.part : styles.now}
      x={x(month)}
      y={y(Math.max(0, amount))}
      width={x.bandwidth()}
      height={Math.abs(y(amount) - y(0))}
    />
  );
}
