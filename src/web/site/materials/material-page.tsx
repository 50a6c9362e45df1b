import { type ReactNode, useMemo, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { brochureFolder, fileFolder, holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import type { MaterialBeside, MaterialView, ShownMaterial } from '#domain/materials/material-at.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { chosenPhoto } from '../parts/chosen-photos.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { SelectionForm } from '../parts/selection-form.tsx';
import { type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { useChosenPhotos } from '../parts/use-chosen-photos.ts';
import { fileFacts } from '../words/file-facts.ts';
import { useWords } from '../words/site-words.tsx';
import type { Words } from '../words/words.ts';
import { AskAboutMaterial } from './ask-about-material.tsx';
import { MaterialColourways } from './material-colourways.tsx';
import { MaterialDeeds, MaterialFoot, referenceOf, useDeedsPlace } from './material-deeds.tsx';
import { MaterialFacts } from './material-facts.tsx';
import styles from './material-page.module.css';
import { MaterialViews } from './material-views.tsx';

/** A material: what it looks like, what it is, and what to order. */
export function materialPage(shown: ShownMaterial): SitePage {
  const called = `${shown.name.text}, ${shown.code}`;
  const description = (site: Site, { material }: Words) =>
    fillWords(material.description, {
      name: shown.name.text,
      code: shown.code,
      gallery: shown.galleryName.text,
      firm: site.company.name,
    });
  return {
    name: () => called,
    title: (site, words) => titleOf([`${called}, ${shown.galleryName.text}`, called, shown.code], site, words),
    description,
    select: ({ brochures }) => ({
      folders: {},
      brochures: brochures.filter(({ galleries }) => galleries?.includes(shown.folder)),
      material: shown,
    }),
    picture: () => pictureOf(shown),
    Body: ({ site }) => <Material site={site} shown={shown} />,
  };
}

function Material({ site, shown }: { site: Site; shown: ShownMaterial }) {
  const { language, words, to } = useWords();
  const { material } = words;
  const { code, name, colourways } = shown;
  const [{ way, view }, setShown] = useState(() => ({ way: 0, view: firstView(shown, 0) }));
  const colourway = colourways[way];
  const views = colourway?.views ?? [];
  const current = views[view];
  const other = (lang: string) => (lang === language ? undefined : lang);
  const inColours =
    colourway && colourway.name.text !== '' ? fillWords(material.inColours, { code, name: colourway.name.text }) : code;
  const place = useDeedsPlace();
  const deeds = { site, shown, views, current, called: inColours };
  const about = fillWords(material.about, { name: name.text, code: inColours });
  return (
    <SiteFrame site={site}>
      <article className={styles.material}>
        <MaterialViews
          title={`${name.text}, ${inColours}`}
          views={views}
          shown={view}
          onShow={(next) => setShown({ way, view: next })}
        />
        <div className={styles.words}>
          <a className={styles.up} href={to(shown.gallery)} lang={other(shown.galleryName.lang)}>
            {shown.galleryName.text}
          </a>
          <h1 lang={other(name.lang)}>{name.text}</h1>
          <p className={styles.code}>{inColours}</p>
          {shown.discontinued && <Gone code={code} successor={shown.successor} />}
          {colourways.length > 1 && (
            <MaterialColourways
              shown={shown}
              way={way}
              onChoose={(chosen) => setShown({ way: chosen, view: firstView(shown, chosen) })}
            />
          )}
          <MaterialDeeds {...deeds} place={place} />
          {current && <Select site={site} shown={shown} view={current} />}
          <MaterialFacts shown={shown} />
          {shown.files.map((file) => (
            <FileLink key={file.name} category={fileFolder(file.name)} file={file.name}>
              {material[file.kind]} ({fileFacts(file, words)})
            </FileLink>
          ))}
          {site.catalogue.brochures.map(({ name: file }) => (
            <FileLink key={file} category={brochureFolder} file={file}>
              {words.gallery.brochure}
            </FileLink>
          ))}
        </div>
      </article>
      {shown.using.length > 0 && (
        <section className={styles.under} aria-labelledby="using">
          <h2 id="using">{material.using}</h2>
          <div className={styles.three}>
            {shown.using.map(({ part, text }) => (
              <div key={part}>
                <h3>{material[part]}</h3>
                <p lang={other(text.lang)}>{text.text}</p>
              </div>
            ))}
          </div>
        </section>
      )}
      {shown.goesWith.length > 0 && (
        <section className={styles.under} aria-labelledby="beside">
          <h2 id="beside">{material.beside}</h2>
          <ul className={styles.beside}>
            {shown.goesWith.map((each) => (
              <li key={each.code}>
                <Beside material={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AskAboutMaterial site={site} code={code} about={about} pictures={current ? [referenceOf(current)] : []} />
      <MaterialFoot {...deeds} place={place} />
      <SelectionBar />
    </SiteFrame>
  );
}

/** On a line of its own. */
function FileLink({ category, file, children }: { category: string; file: string; children: ReactNode }) {
  return (
    <p>
      <a
        className={styles.up}
        href={path(sitePaths.download, { category, file })}
        type={holdsPdfs(category) ? 'application/pdf' : 'image/jpeg'}
      >
        {children}
      </a>
    </p>
  );
}

/** A room says most; where there is none, the first picture. */
function firstView({ colourways }: ShownMaterial, way: number): number {
  return Math.max(colourways[way]?.views.findIndex(({ kind }) => kind === 'room') ?? 0, 0);
}

/** What messengers show: the view that the page begins with, else the first of any colourway. */
function pictureOf(shown: ShownMaterial): PagePhoto | null {
  const { colourways } = shown;
  const first = colourways[0]?.views[firstView(shown, 0)];
  return (first ?? colourways.flatMap(({ views }) => views)[0])?.photo ?? null;
}

function Gone({ code, successor }: { code: string; successor: MaterialBeside | null }) {
  const { words, to } = useWords();
  const { material } = words;
  return (
    <p className={styles.gone}>
      {fillWords(material.gone, { code })}{' '}
      {successor && (
        <a href={to(successor.path)}>
          {fillWords(material.instead, { name: successor.name.text, code: successor.code })}
        </a>
      )}
    </p>
  );
}

function Select({ site, shown, view }: { site: Site; shown: ShownMaterial; view: MaterialView }) {
  const { words } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const here = useMemo(() => {
    const { text: title, lang } = shown.name;
    return [chosenPhoto(view.photo, { folder: view.folder, title: `${title}, ${shown.code}`, lang }, site.language)];
  }, [site, shown, view]);
  const choose = useChosenPhotos(here, box);
  return (
    <div ref={box}>
      <SelectionForm>
        <label className={styles.select}>
          <input
            type="checkbox"
            name="p"
            value={referenceOf(view)}
            // Otherwise a browser restores the tick from the last visit of the page.
            autoComplete="off"
            onChange={({ currentTarget }) => choose(here, currentTarget.checked)}
          />
          {words.picture.select}
        </label>
      </SelectionForm>
    </div>
  );
}

function Beside({ material: { code, name, path: address, photo } }: { material: MaterialBeside }) {
  const { language, to } = useWords();
  return (
    <a href={to(address)}>
      <span className={styles.plate}>
        {photo && <PhotoPicture photo={photo} alt="" sizes="(min-width: 1000px) 24vw, 46vw" width={4} height={3} />}
      </span>
      <span lang={name.lang === language ? undefined : name.lang}>{name.text}</span>{' '}
      <span className={styles.code}>{code}</span>
    </a>
  );
}
