import { paths } from '#contract/paths.ts';
import styles from './site-header.module.css';

/** Operations and Logout, or Login. The page is the same for everybody, so start-site.tsx shows the right ones. */
export function StaffLinks() {
  return (
    <nav className={styles.staff} aria-label="Staff">
      <a href={paths.auth} data-staff="out" suppressHydrationWarning>
        Login
      </a>
      <a href={paths.operations} data-staff="in" hidden suppressHydrationWarning>
        Operations
      </a>
      <button type="button" data-staff="in" hidden suppressHydrationWarning>
        Logout
      </button>
    </nav>
  );
}
