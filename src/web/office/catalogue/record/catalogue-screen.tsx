import type { ReactNode } from 'react';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';

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
  const loaded = useLoad('catalogue', (signal) =>
    callStaff(paths.catalogueRecord, { read: (response) => response.json() as Promise<CatalogueAnswer>, signal }),
  );
  return (
    <WhenLoaded loaded={loaded} title={title}>
      {(answer) => children(answer, desk)}
    </WhenLoaded>
  );
}
