import styles from './explore-link.module.css';

type ExploreLinkProps = {
  href: string;
  /** The target's name, for screen readers. */
  name: string;
  /** The link covers the whole positioned element around it. */
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
