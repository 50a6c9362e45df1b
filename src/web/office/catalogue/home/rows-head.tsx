import styles from './home.module.css';

/** The names of the columns. Screen readers read them with each field. */
export function RowsHead({ first, text }: { first: string; text: string }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>Order</span>
      <span />
      <span>{first}</span>
      <span>{text}, English</span>
      <span>
        {text}, <span lang="hi">हिन्दी</span>
      </span>
      <span>
        {text}, <span lang="or">ଓଡ଼ିଆ</span>
      </span>
      <span />
    </div>
  );
}
