import type { ReactNode } from 'react';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';

type CatalogueScreenProps = { title: string; children: (loaded: CatalogueAnswer, desk: Desk) => ReactNode };

/** A screen of the catalogue, when the catalogue is loaded. It renders its own PageHead. */
export function CatalogueScreen({ title, children }: CatalogueScreenProps) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => (
        <Loaded title={title} desk={desk}>
          {children}
        </Loaded>
      )}
    </StaffPage>
  );
}

function Loaded({ title, desk, children }: CatalogueScreenProps & { desk: Desk }) {
  const { state, reload } = useLoad('catalogue', (signal) =>
    callStaff(paths.catalogueRecord, { read: (response) => response.json() as Promise<CatalogueAnswer>, signal }),
  );
  if (state.kind === 'ready') return children(state.value, desk);
  return (
    <>
      <PageHead title={title} takesFocus />
      {state.kind === 'loading' ? (
        <p className="quiet">Loading …</p>
      ) : (
        <Notice kind="bad" title={state.failure.message} actions={<Button onClick={reload}>Try again</Button>} />
      )}
    </>
  );
}
