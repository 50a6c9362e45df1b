import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';

/** In place of a category that is deleted. */
export function CategoryGone({ name, by }: { name: string; by: string | undefined }) {
  return (
    <>
      <PageHead title={name} />
      <Notice
        kind="good"
        takesFocus
        title={by === undefined ? `${name} is deleted.` : `${by} deleted ${name} meanwhile.`}
        actions={
          <ButtonLink look="go" href={paths.catalogue}>
            All categories
          </ButtonLink>
        }
      >
        <p>Visitors do not see it any more. Documents and enquiries stay as they are.</p>
      </Notice>
    </>
  );
}
