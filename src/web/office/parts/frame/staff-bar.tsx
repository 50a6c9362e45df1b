import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { logOut } from '../../../log-out.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { isShown } from '../../is-shown.ts';
import type { Screen } from '../../screen.ts';
import { screens } from '../../screens.ts';
import styles from './staff-bar.module.css';

/**
 * The bar at the top of every staff page. When it is too narrow for all its links, the last ones are under More; on narrow
 * screens the Menu button opens them all.
 */
export function StaffBar({ desk, onFind }: { desk: Desk | null; onFind: () => void }) {
  const shown = inBar.filter((screen) => isShown(screen, desk));
  const firm = desk?.company?.name ?? document.getElementById('office')?.dataset.firm;
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href={paths.home} title={firm}>
        <BrandMark />
        <span className="two-lines">{firm}</span>
      </a>
      <div className={styles.menu} id="menu" popover="auto">
        <nav aria-label="Staff">
          {shown.map((screen) => barLink(screen, screen.underMore ? styles.late : undefined))}
          <button type="button" className={styles.more} popoverTarget="more">
            More
          </button>
          <div className={styles.list} id="more" popover="auto">
            {shown.map((screen) => screen.underMore && barLink(screen))}
          </div>
        </nav>
        <div className={styles.wide}>
          <FindButton onFind={onFind} />
        </div>
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
      <div className={styles.narrow}>
        <FindButton onFind={onFind} />
        <Button look="slim" popoverTarget="menu">
          Menu
        </Button>
      </div>
    </header>
  );
}

function barLink({ path, bar }: Screen, className?: string) {
  return (
    <a key={path} className={className} href={path} aria-current={currentAt(path)}>
      {bar}
    </a>
  );
}

function FindButton({ onFind }: { onFind: () => void }) {
  return (
    <Button look="slim" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onFind}>
      Find <kbd>Ctrl K</kbd>
    </Button>
  );
}

/** A link is current on its screen, on those of its subject, and on the pages below them: Money on the page of a receipt. */
function currentAt(path: string) {
  if (path === location.pathname) return 'page';
  const isBelow = (above: string) => location.pathname === above || location.pathname.startsWith(`${above}/`);
  return isBelow(path) || screens.some((screen) => screen.barOf === path && isBelow(screen.path)) ? 'true' : undefined;
}

const inBar = screens.filter(({ bar }) => bar !== undefined);
