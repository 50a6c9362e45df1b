import { useEffect, useRef, useState } from 'react';
import type { CatalogueAnswer, CataloguePicture } from '#contract/catalogue.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { CatalogueForm } from '../record/catalogue-form.tsx';
import { coverPicture } from '../record/picture-of.ts';
import { savedWords } from '../record/saved-words.ts';
import { useCatalogueDraft } from '../record/use-catalogue-draft.ts';
import styles from './category.module.css';
import type { ChangeCategory } from './category-fields.ts';
import { CategoryGone } from './category-gone.tsx';
import { CoverSection } from './cover-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { withNewCategory } from './new-category.ts';
import { AlsoCalledSection, IntroductionSection, NameSection } from './text-sections.tsx';
import { VisitorsDesk } from './visitors-desk.tsx';

type CategoryFormProps = {
  loaded: CatalogueAnswer;
  /** Null for a new one. */
  id: number | null;
  isOwner: boolean;
};

/** All of a category in three languages, beside what visitors see of it. */
export function CategoryForm({ loaded, id, isOwner }: CategoryFormProps) {
  const edit = useCatalogueDraft(loaded, id === null ? withNewCategory : undefined);
  const { base, draft, problems } = edit;
  const saved = base.catalogue.categories;
  const ownId = useRef(id);
  // Somebody else may have taken the number of the new category meanwhile, or deleted this one.
  if (id === null || !isIn(saved, ownId.current))
    ownId.current = draft.categories.find((each) => !isIn(saved, each.id))?.id ?? ownId.current;
  const category = draft.categories.find((each) => each.id === ownId.current);
  const [chosen, setChosen] = useState<CataloguePicture>();
  const newId = edit.state === 'saved' && category?.id !== id ? category?.id : undefined;
  // The new category has its own address from now on.
  useEffect(() => {
    if (newId !== undefined) location.replace(path(paths.categoryPage, { id: String(newId) }));
  }, [newId]);
  const lastName = useRef('');
  lastName.current = category?.names.en ?? lastName.current;
  if (!category) return <CategoryGone name={lastName.current} by={edit.theirs?.now.savedBy} />;
  const change: ChangeCategory = (make) =>
    edit.change((record) => ({
      ...record,
      categories: record.categories.map((each) => (each.id === category.id ? make(each) : each)),
    }));
  const cover = chosen && chosen.name === category.cover.photo ? chosen : coverPicture(base.shown, category);
  const before = saved.find((each) => each.id === category.id);
  const parts = { category, problems, change };
  const title = category.names.en || 'New category';
  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet">
          Category {category.id}. {id !== null && base.savedBy !== '' && `Catalogue ${savedWords(base)}.`}
        </span>
        <p className={styles.keys}>
          <span className={styles.hint} aria-hidden="true">
            <kbd>Enter</kbd> next field <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves
          </span>
          <ButtonLink look="slim" href={paths.catalogue}>
            All categories
          </ButtonLink>
        </p>
      </PageHead>
      <CatalogueForm
        label={title}
        edit={edit}
        isOwner={isOwner}
        note={noteOf(base.pictures[category.folder] ?? 0, id === null)}
        links={before && !before.hidden && <ButtonLink href={before.route}>Open the gallery</ButtonLink>}
      >
        <div className={styles.split}>
          <div className={styles.sheet}>
            <NameSection {...parts} isNew={id === null} />
            <IntroductionSection {...parts} />
            <AlsoCalledSection {...parts} />
            <CoverSection {...parts} count={base.pictures[category.folder] ?? 0} cover={cover} onChoose={setChosen} />
            <FactsSection {...parts} record={draft} before={before} isNew={id === null} />
            <DetailsSection {...parts} />
            {before && isOwner && (
              <DeleteSection
                pictures={base.pictures[category.folder] ?? 0}
                folder={category.folder}
                onDelete={() =>
                  edit.saveWith((record) => withoutCategory(record, category.id), {
                    title: `Delete ${before.names.en}?`,
                    yes: 'Delete category',
                    look: 'destroy',
                  })
                }
              />
            )}
          </div>
          <VisitorsDesk category={category} cover={cover} />
        </div>
      </CatalogueForm>
    </>
  );
}

function isIn(categories: readonly CatalogueCategory[], id: number | null) {
  return categories.some((each) => each.id === id);
}

function noteOf(pictures: number, isNew: boolean) {
  if (isNew) return 'Pictures are uploaded when it is saved.';
  return pictures > 0 ? '' : 'It has no pictures yet.';
}
