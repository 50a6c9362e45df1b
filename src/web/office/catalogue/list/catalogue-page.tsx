import { useState } from 'react';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { withProduct } from '#domain/catalogue/missing/new-product.ts';
import type { NewProduct } from '#domain/catalogue/missing/product-wish.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { CatalogueForm } from '../record/catalogue-form.tsx';
import { CatalogueScreen } from '../record/catalogue-screen.tsx';
import { CatalogueTabs } from '../record/catalogue-tabs.tsx';
import { useCatalogueDraft } from '../record/use-catalogue-draft.ts';
import { CategoriesTable } from './categories-table.tsx';
import styles from './list.module.css';
import { ProductsSection } from './products-section.tsx';
import { UnitsSection } from './units-section.tsx';
import { WishesSection } from './wishes-section.tsx';

export function CataloguePage({ title }: { title: string }) {
  return (
    <CatalogueScreen title={title}>
      {(loaded, { role }) => <CatalogueLists title={title} loaded={loaded} isOwner={role === 'owner'} />}
    </CatalogueScreen>
  );
}

type CatalogueListsProps = { title: string; loaded: CatalogueAnswer; isOwner: boolean };

function CatalogueLists({ title, loaded, isOwner }: CatalogueListsProps) {
  const edit = useCatalogueDraft(loaded);
  const { base, draft, change } = edit;
  const [editing, setEditing] = useState<number | null>(null);
  const addProduct = (product: NewProduct = blankProduct) => {
    const id = Math.max(0, ...draft.products.map((each) => each.id)) + 1;
    change((record) => withProduct(record, product));
    setEditing(id);
  };
  return (
    <>
      <PageHead title={title} takesFocus>
        <CatalogueTabs current={paths.catalogue} />
        <span className="quiet">{countWords(draft)}</span>
        {isOwner && (
          <PageActions>
            <ButtonLink href={paths.moveIn}>Products from a file</ButtonLink>
            <Button aria-disabled={editing !== null} onClick={() => editing === null && addProduct()}>
              New product
            </Button>
            <ButtonLink {...(edit.isChanged ? {} : { look: 'go' as const })} href={paths.newCategory}>
              New category
            </ButtonLink>
          </PageActions>
        )}
      </PageHead>
      <CatalogueForm label="Categories and products" edit={edit} isOwner={isOwner} dockLater>
        <div className={styles.duo}>
          <CategoriesTable
            record={draft}
            answer={base}
            onChange={(categories) => change((record) => ({ ...record, categories }))}
          />
          <div>
            <WishesSection
              products={draft.products}
              isOwner={isOwner}
              onAdd={({ name, hsn, unit, gst }) => addProduct({ name, hsn, unit, gst })}
            />
            <ProductsSection edit={edit} editing={editing} onEdit={setEditing} />
            <UnitsSection edit={edit} />
          </div>
        </div>
      </CatalogueForm>
    </>
  );
}

const blankProduct: NewProduct = { name: '', hsn: '', unit: '', gst: '' };

function countWords({ categories, products }: CatalogueAnswer['catalogue']) {
  const hidden = categories.filter((category) => category.hidden).length;
  return `${categories.length} categories${hidden > 0 ? `, ${hidden} hidden` : ''}. ${products.length} products.`;
}
