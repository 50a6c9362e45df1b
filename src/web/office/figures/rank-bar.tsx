import plot from '../parts/plots/plot.module.css';
import styles from './figures.module.css';

/** A bar of a row. `share`: of the longest one, 0 to 1. Below zero it is an outline. */
export function RankBar({ share, isBelow = false }: { share: number; isBelow?: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true">
      <rect className={isBelow ? plot.part : plot.now} width={Math.round(share * 1000)} height={14} />
    </svg>
  );
}
