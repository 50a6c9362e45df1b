import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type OfficePath, officePages } from './office-paths.ts';
import { StaffPage } from './staff-page.tsx';

/** Says plainly that a screen is still to come. */
export const NotBuiltPage = ({ path }: { path: OfficePath }) => (
  <StaffPage title={officePages[path]}>
    {() => (
      <>
        <p>This screen is not built yet. Nothing can be uploaded or deleted here so far.</p>
        <br />
        <ButtonLink href={paths.operations}>Back to Operations</ButtonLink>
      </>
    )}
  </StaffPage>
);
