import styles from './hue-square.module.css';

/** A square in a colour of the catalogue, beside its name. */
export function HueSquare({ colour }: { colour: string }) {
  return <i className={styles.square} data-hue={colour} />;
}
