import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { fillInCompany } from '#domain/company/firm-problem.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './page-notice.module.css';

/** Asks an empty shop for its company record. Takes the focus, so that the next key opens it. */
export function CompanyFirst({ desk, children }: { desk: Desk; children?: string }) {
  if (desk.company) return null;
  const isOwner = desk.role === 'owner';
  return (
    <div className={styles.notice}>
      <Notice
        kind="good"
        takesFocus
        title={isOwner ? fillInCompany : 'Ask an owner to fill in the company record first'}
        actions={
          isOwner && (
            <>
              <ButtonLink look="go" href={paths.setup}>
                Set up my shop
              </ButtonLink>
              <ButtonLink href={paths.company}>Company</ButtonLink>
            </>
          )
        }
      >
        <p>
          Every document shows the firm’s name, GSTIN and address. You can issue documents once they are filled in.{' '}
          {children}
        </p>
      </Notice>
    </div>
  );
}
