import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { CatalogueScreen } from '../record/catalogue-screen.tsx';
import { CategoryForm } from './category-form.tsx';

/** One category, or a new one. */
export function CategoryPage({ title, path: screen }: { title: string; path: string }) {
  const isNew = screen === paths.newCategory;
  return (
    <CatalogueScreen title={title}>
      {(loaded, { role }) =>
        isNew || hasCategory(loaded) ? (
          <CategoryForm loaded={loaded} id={isNew ? null : idInAddress()} isOwner={role === 'owner'} />
        ) : (
          <Unknown title={title} />
        )
      }
    </CatalogueScreen>
  );
}

function Unknown({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} takesFocus />
      <Notice
        kind="bad"
        title="There is no category with this number."
        actions={<ButtonLink href={paths.catalogue}>All categories</ButtonLink>}
      />
    </>
  );
}

function idInAddress() {
  return Number(location.pathname.split('/').at(-1));
}

function hasCategory({ catalogue }: CatalogueAnswer) {
  return catalogue.categories.some(({ id }) => id === idInAddress());
}
