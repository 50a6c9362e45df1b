import styles from './explore-link.module.css';

type ExploreLinkProps = {
  href: string;
  /** What it leads to, for those who hear the link alone. */
  name: string;
  /** All of the positioned part around it is the link. */
  whole?: boolean;
};

/** 'Explore', with an arrow. */
export function ExploreLink({ href, name, whole = false }: ExploreLinkProps) {
  return (
    <a className={whole ? `${styles.explore} ${styles.whole}` : styles.explore} href={href}>
      Explore<span className="sr"> {name}</span>
    </a>
  );
}
