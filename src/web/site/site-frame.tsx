import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { CallbackDialog } from './callback-dialog.tsx';
import { openCallback } from './open-callback.ts';
import styles from './site.module.css';
import type { Site } from './site-page.ts';

/** Header and footer of every public page. */
export const SiteFrame = ({ site, children }: { site: Site; children: ReactNode }) => (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <header className={styles.header}>
      <a className={styles.brand} href={paths.home}>
        <BrandMark />
        {site.company.name}
      </a>
      <nav className={styles.staff} aria-label="Staff">
        <a
          href={paths.callbackDetails}
          onClick={(event) => {
            event.preventDefault();
            openCallback();
          }}
        >
          Talk to Us !!
        </a>
        <a href={paths.auth} data-staff="out">
          Login
        </a>
        <a href={paths.operations} data-staff="in" hidden>
          Operations
        </a>
        <button type="button" data-staff="in" hidden>
          Logout
        </button>
      </nav>
    </header>
    <main id="main" className={styles.main}>
      {children}
    </main>
    <footer className={styles.footer}>© 2005 Copyright {site.company.name}</footer>
    <CallbackDialog site={site} />
  </>
);
