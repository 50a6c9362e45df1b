import { useState } from 'react';
import type { CatalogueAnswer, CataloguePicture } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import type { HomeListId, HomeLists } from '#domain/catalogue/catalogue-record.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { CatalogueForm } from '../record/catalogue-form.tsx';
import { CatalogueScreen } from '../record/catalogue-screen.tsx';
import { CatalogueTabs } from '../record/catalogue-tabs.tsx';
import { useCatalogueDraft } from '../record/use-catalogue-draft.ts';
import { ArrivalsSection } from './arrivals-section.tsx';
import styles from './home.module.css';
import { HomeList } from './home-list.tsx';
import { SlidesSection } from './slides-section.tsx';

/** The slides and lists of the home page, and the groups of New Arrivals. */
export function CatalogueHomePage({ title }: { title: string }) {
  return (
    <CatalogueScreen title={title}>
      {(loaded, { role }) => <HomePageLists loaded={loaded} isOwner={role === 'owner'} />}
    </CatalogueScreen>
  );
}

type HomePageListsProps = { loaded: CatalogueAnswer; isOwner: boolean };

function HomePageLists({ loaded, isOwner }: HomePageListsProps) {
  const edit = useCatalogueDraft(loaded);
  const { base, draft, change, problems } = edit;
  const [chosen, setChosen] = useState<Record<string, CataloguePicture>>({});
  const pictures = { ...base.shown, ...chosen };
  const put = (part: Partial<HomeLists>) => change((record) => ({ ...record, home: { ...record.home, ...part } }));
  return (
    <>
      <PageHead title="Catalogue" takesFocus>
        <CatalogueTabs current={paths.catalogueHome} />
        <span className="quiet">{draft.home.slides.length} slides, 3 lists</span>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move a row
          </span>
          <span>
            <kbd>Enter</kbd> next field
          </span>
        </p>
      </PageHead>
      <CatalogueForm
        label="Home page"
        edit={edit}
        isOwner={isOwner}
        links={<ButtonLink href={paths.home}>See it</ButtonLink>}
      >
        <div className={styles.duo}>
          <div>
            <SlidesSection
              record={draft}
              pictures={pictures}
              problems={problems}
              onPicture={(folder, picture) => setChosen((all) => ({ ...all, [`${folder}/${picture.name}`]: picture }))}
              onChange={(slides) => put({ slides })}
            />
            <ArrivalsSection
              record={draft}
              pictures={pictures}
              problems={problems}
              onChange={(arrivals) => change((record) => ({ ...record, arrivals }))}
            />
          </div>
          <div>
            {lists.map(({ id, name, shape }) => (
              <HomeList
                key={id}
                id={id}
                name={name}
                shape={shape(draft.home[id].length)}
                record={draft}
                pictures={pictures}
                error={problems.find(({ field }) => field.startsWith(`home.${id}`))?.message}
                onChange={(ids) => put({ [id]: ids })}
              />
            ))}
          </div>
        </div>
      </CatalogueForm>
    </>
  );
}

type List = { id: HomeListId; name: string; shape: (count: number) => string };

const lists: readonly List[] = [
  { id: 'newArrivals', name: 'New Arrivals', shape: (count) => `${count} plates, three in a row` },
  { id: 'trending', name: 'Trending', shape: (count) => `${count} plates, the first one large` },
  { id: 'bestSelling', name: 'Best Selling', shape: (count) => `${count} lines` },
];
