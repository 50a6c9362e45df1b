import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import styles from './auth-page.module.css';

/** The layout of pages without a login: the firm's name and one narrow column. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={paths.home}>
          <BrandMark />
          {document.getElementById('office')?.dataset.firm}
        </a>
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
