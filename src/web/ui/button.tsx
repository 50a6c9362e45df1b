import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonLook = 'go' | 'bad' | 'destroy' | 'slim';

type Looks = { look?: ButtonLook | ButtonLook[] };

/** `disabled` is refused: it takes the focus away while the answer is on its way. `aria-disabled` does not. */
export function Button({ look, ...rest }: Omit<ComponentProps<'button'>, 'disabled'> & Looks) {
  return <button type="button" {...rest} className={classesOf(look)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, ...rest }: ComponentProps<'a'> & Looks) {
  return <a {...rest} className={classesOf(look)} />;
}

/** A button inside a sentence. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.plain} />;
}

function classesOf(look: Looks['look'] = []) {
  return [styles.button, ...[look].flat().map((name) => styles[name])].join(' ');
}
