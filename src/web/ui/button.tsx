import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonLook = 'go' | 'bad' | 'destroy' | 'slim';

type Looks = { look?: ButtonLook | ButtonLook[] };

export const Button = ({ look, ...rest }: ComponentProps<'button'> & Looks) => (
  <button type="button" {...rest} className={classesOf(look)} />
);

/** Looks like a button and goes somewhere. */
export const ButtonLink = ({ look, ...rest }: ComponentProps<'a'> & Looks) => (
  <a {...rest} className={classesOf(look)} />
);

/** A button inside a sentence. */
export const PlainButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={styles.plain} />
);

const classesOf = (look: Looks['look'] = []) => [styles.button, ...[look].flat().map((name) => styles[name])].join(' ');
