import { sitePaths } from '#contract/site-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './staff-links.module.css';

/** Operations and Logout, or Login. The page is the same for everybody, so start-site.tsx shows the right ones. */
export function StaffLinks() {
  const { words } = useWords();
  return (
    <nav className={styles.staff} aria-label={words.site.staff}>
      <a href={sitePaths.auth} data-staff="out" suppressHydrationWarning>
        {words.site.login}
      </a>
      <a href={sitePaths.operations} data-staff="in" hidden suppressHydrationWarning>
        {words.site.operations}
      </a>
      <button type="button" data-staff="in" hidden suppressHydrationWarning>
        {words.site.logout}
      </button>
    </nav>
  );
}

/** For staff, where a page has nothing to show yet: to the screen that uploads files, into `folder` where it is known. */
export function StaffUpload({ folder = '', text }: { folder?: string; text: string }) {
  return (
    <span data-staff="in" hidden suppressHydrationWarning>
      <ButtonLink href={folder === '' ? sitePaths.uploadImage : `${sitePaths.uploadImage}#${folder}`}>
        {text}
      </ButtonLink>
    </span>
  );
}
