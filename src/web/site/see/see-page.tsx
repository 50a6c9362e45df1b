import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wallFromTyped } from '#contract/see/read-see-query.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { type Enclosure, openCallback } from '../parts/open-callback.ts';
import { PageTitle } from '../parts/page-sheet.tsx';
import { noPhotos, type Site, type SitePage, titleOf } from '../parts/site-page.ts';
import { onUse } from '../words/on-use.ts';
import { useWords } from '../words/site-words.tsx';
import { MeasureForm } from './measure-form.tsx';
import { MeasureSum } from './measure-sum.tsx';
import { PhotoChoice, type Taken } from './photo-choice.tsx';
import styles from './see-page.module.css';
import { SeeSteps } from './see-steps.tsx';
import { SurfaceStrip } from './surface-strip.tsx';
import { useMeasures } from './use-measures.ts';

type Tool = typeof import('./wall-tool.tsx')['WallTool'];

/** A material on a photo of the visitor's wall, and how much the wall needs of it. Without script the form alone, which the server answers. */
function See({ site }: { site: Site }) {
  const { words, to } = useWords();
  const { see } = words;
  const surfaces = site.surfaces ?? [];
  // Each may be chosen: a browser gets the words that are read while the page is rendered.
  for (const each of surfaces) void words[onUse[each.for]];
  const [chosen, setChosen] = useState('');
  const surface = surfaces.find(({ reference }) => reference === chosen) ?? surfaces[0];
  const [Tool, setTool] = useState<Tool | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [marking, setMarking] = useState(true);
  const file = useRef<HTMLInputElement>(null);
  const givenBack = useRef(false);
  const measures = useMeasures(site, surface);
  const { typed, counted, guess, again, answer, problems } = measures;
  const load = () => {
    setMissing(false);
    import('./wall-tool.tsx').then(
      ({ WallTool }) => setTool(() => WallTool),
      (error: unknown) => {
        console.error('The tool of the wall could not be loaded:', error);
        setMissing(true);
      },
    );
  };
  useEffect(load, []);
  useLayoutEffect(() => {
    if (givenBack.current && !taken) file.current?.focus();
    givenBack.current = taken !== null;
  }, [taken]);
  if (!surface)
    return (
      <SiteFrame site={site}>
        <PageTitle title={words.picture.onWall} />
        <p className={styles.none}>
          {see.none} <a href={to(sitePaths.products)}>{words.site.allProducts}</a>
        </p>
      </SiteFrame>
    );
  const wall = wallFromTyped(counted);
  const isRefused = problems.some(({ field }) => /^walls\.0\.(width|height)Mm$/.test(field));
  const size = wall.widthMm > 0 && wall.heightMm > 0 && !isRefused ? wall : null;
  const ask = (enclosure: Enclosure | undefined) => {
    const lines = answer ? [answer.sum, ...answer.words].join('\n') : '';
    const isSized = typed.w.trim() !== '' && typed.h.trim() !== '';
    const about = isSized
      ? fillWords(words[onUse[surface.for]].asked, {
          name: surface.title,
          size: `${typed.w} × ${typed.h}`,
          sum: lines,
        })
      : surface.title;
    const measures = size ? [{ picture: surface.hash, ...wall }] : [];
    openCallback({ about: about.trim(), pictures: [surface.reference], measures, enclosure });
  };
  const isShown = Tool !== null && taken !== null;
  const strip = (
    <SurfaceStrip
      surfaces={surfaces}
      chosen={surface}
      isMarked={isShown}
      onChoose={({ reference }) => {
        setChosen(reference);
        again();
      }}
    />
  );
  const form = <MeasureForm surface={surface} measures={measures} isBeside={isShown} />;
  const sumOf = (isShort: boolean) => <MeasureSum surface={surface} measures={measures} isShort={isShort} />;
  return (
    <SiteFrame site={site}>
      <div className={styles.head}>
        <h1>{words.picture[onUse[surface.for]]}</h1>
        <p lang={surface.lang}>{surface.title}</p>
        <SeeSteps isMarking={marking} onMark={marking ? null : () => setMarking(true)} />
      </div>
      <div className={styles.bench}>
        {Tool && taken ? (
          <Tool
            firm={site.company.name}
            taken={taken}
            onAnother={() => setTaken(null)}
            surface={surface}
            size={size}
            onGuess={guess}
            onAsk={ask}
            marking={marking}
            onMarking={setMarking}
            strip={strip}
            form={form}
            sumOf={sumOf}
          />
        ) : (
          <>
            <section className={styles.picture} aria-label={see.photo}>
              <PhotoChoice
                isBroken={isMissing}
                onTake={(read) => {
                  setTaken(read);
                  if (!Tool) load();
                }}
                fileRef={file}
              />
              {strip}
            </section>
            <div id="measure" className={styles.panel}>
              {form}
              {sumOf(false)}
              {/* Without script the form of the page has no pictures: nothing stands there that would do nothing. */}
              {Tool && size && (
                <Button look="go" onClick={() => ask(undefined)}>
                  {words[onUse[surface.for]].ask}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </SiteFrame>
  );
}

export const seePage: SitePage = {
  name: ({ picture }) => picture.onWall,
  title: (site, words) => titleOf([words.picture.onWall], site, words),
  description: (site, words) => fillWords(words.see.description, { firm: site.company.name }),
  select: noPhotos,
  picture: () => null,
  hidden: true,
  Body: See,
};
