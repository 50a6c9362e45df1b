import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { withUsualFacts } from '#domain/materials/usual-facts.ts';
import { inEnglish } from '#domain/text/names.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { MaterialForm } from './material-form.tsx';
import { MaterialUsesList } from './material-uses-list.tsx';

type Loaded = { catalogue: CatalogueAnswer; saved: SavedMaterialAnswer | null };

/** One material, or a new one. */
export function MaterialPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {({ today }) => <LoadedMaterial title={title} today={today} />}
    </StaffPage>
  );
}

function LoadedMaterial({ title, today }: { title: string; today: string }) {
  const code = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const isNew = location.pathname === paths.newMaterial;
  const loaded = useLoad<Loaded>(code, async (signal): Promise<CallAnswer<Loaded>> => {
    const [catalogue, saved] = await Promise.all([
      callStaff(paths.catalogueRecord, { read: (response) => response.json() as Promise<CatalogueAnswer>, signal }),
      isNew
        ? null
        : callStaff(path(paths.material, { code }), {
            read: (response) => response.json() as Promise<SavedMaterialAnswer>,
            signal,
          }),
    ]);
    if (!catalogue.ok) return catalogue;
    if (saved && !saved.ok) return saved;
    return { ...catalogue, value: { catalogue: catalogue.value, saved: saved?.value ?? null } };
  });
  return (
    <WhenLoaded loaded={loaded} title={title} way={<ButtonLink href={paths.materialsPage}>All materials</ButtonLink>}>
      {({ catalogue: { catalogue }, saved }) => (
        <>
          <MaterialForm
            title={title}
            catalogue={catalogue}
            saved={saved}
            start={saved?.material ?? blank(catalogue.categories[0])}
          />
          {saved && <MaterialUsesList code={saved.material.code} today={today} />}
        </>
      )}
    </WhenLoaded>
  );
}

function blank(category: CatalogueCategory | undefined): CatalogueMaterial {
  const none = inEnglish('');
  return {
    code: '',
    names: none,
    folder: category?.folder ?? '',
    colourways: [{ names: none, colours: [], pictures: [] }],
    facts: category ? withUsualFacts([], category) : [],
    where: none,
    whereNot: none,
    care: none,
    rate: null,
    ready: [],
    files: [],
    goesWith: [],
    product: '',
    discontinued: false,
    successor: '',
  };
}
