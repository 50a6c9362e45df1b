import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { logOut } from '../../../log-out.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { screens } from '../../screens.ts';
import styles from './staff-bar.module.css';

/** The bar at the top of every staff page. On narrow screens the Menu button opens its links. */
export function StaffBar({ desk }: { desk: Desk | null }) {
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href={paths.operations}>
        <BrandMark />
        <span>{desk?.company?.name ?? document.getElementById('office')?.dataset.firm}</span>
      </a>
      <div className={styles.menuButton}>
        <Button look="slim" popoverTarget="menu">
          Menu
        </Button>
      </div>
      <div className={styles.menu} id="menu" popover="auto">
        <nav aria-label="Staff">
          {inBar.map(({ path, bar }) => (
            <a key={path} href={path} aria-current={path === location.pathname ? 'page' : undefined}>
              {bar}
            </a>
          ))}
        </nav>
        <div className={styles.me}>
          {desk?.demo && <span className={styles.demo}>Demo data</span>}
          <a
            className={styles.user}
            href={paths.ownAccount}
            title="Your account"
            aria-current={location.pathname === paths.ownAccount ? 'page' : undefined}
          >
            {desk?.username}
          </a>
          <Button look="slim" onClick={logOut}>
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

const inBar = screens.filter(({ bar }) => bar !== undefined);
