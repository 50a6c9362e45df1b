import { useEffect, useRef, useState } from 'react';
import { type TypedWall, wallFromTyped } from '#contract/see/read-see-query.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import { feetAndInches } from '#domain/measures/format-size.ts';
import type { Rectangle } from '#domain/measures/measured-wall.ts';
import { callApi } from '../../call-api.ts';
import { keepWall } from '../parts/kept-in-tab.ts';
import type { MeasuredAnswer, Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { marks } from './first-corners.ts';

const nothing: TypedWall = { w: '', h: '', openings: [] };

/** How long somebody must not type, in milliseconds, before the server is asked. */
const QUIET = 500;

export type Measures = ReturnType<typeof useMeasures>;

/** The sizes of the wall as they are typed, and how much of the surface it needs. Only the sizes are sent, and the name of the surface. */
export function useMeasures(site: Site, surface: PageSurface | undefined) {
  const { language, words } = useWords();
  const [typed, setTyped] = useState(site.measured?.typed ?? nothing);
  const [asked, setAsked] = useState<TypedWall | null>(null);
  const [result, setResult] = useState<Omit<MeasuredAnswer, 'typed'>>(site.measured ?? { problems: [], answer: null });
  const now = useRef({ typed, isGuess: false });
  const picture = surface?.product && surface.reference;
  const measured = surface?.for;
  const isUpright = measured !== undefined && marks(measured) === 'upright';

  useEffect(() => {
    if (!asked) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const body = {
        ...(picture ? { picture } : { pack: byArea }),
        walls: [wallFromTyped(counts(asked, isUpright))],
        for: measured,
        language,
      };
      const read = (response: Response) => response.json() as Promise<NonNullable<MeasuredAnswer['answer']>>;
      const answer = await callApi(sitePaths.measures, { method: 'POST', body, read });
      if (isOver) return;
      if (answer.ok)
        setResult({ problems: [], answer: picture ? { ...answer.value, plans: answer.value.plans ?? [] } : null });
      else if (answer.problems.length > 0) setResult({ problems: answer.problems, answer: null });
      else setResult({ problems: [{ field: '', message: words.error.unreachable }], answer: null });
    }, QUIET);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, picture, measured, isUpright, language, words]);

  const put = (wall: TypedWall, isGuess: boolean) => {
    now.current = { typed: wall, isGuess };
    if (!isGuess && isUpright) keepWall(wall);
    setTyped(wall);
    setAsked(isEmpty(wall) ? null : wall);
    if (isEmpty(wall)) setResult({ problems: [], answer: null });
  };

  const { problems, answer } = result;
  return {
    typed,
    /** As typed, without what does not count. */
    counted: counts(typed, isUpright),
    problems,
    answer,
    change: (wall: TypedWall) => {
      const { typed: before, isGuess } = now.current;
      put(wall, isGuess && wall.w === before.w && wall.h === before.h);
    },
    /** Sizes that nobody measured: they stand until somebody types, and replace nothing that was typed. */
    guess: ({ widthMm, heightMm }: Rectangle) => {
      const { typed: before, isGuess } = now.current;
      if (isGuess || isEmpty(before)) put({ ...before, w: feetAndInches(widthMm), h: feetAndInches(heightMm) }, true);
    },
    /** Asked for by its button: without sizes it is said how they are written. */
    again: () => setAsked({ ...typed }),
  };
}

/** A floor and a ceiling have no doors: those that were typed for a wall stay for it. */
function counts(wall: TypedWall, isUpright: boolean): TypedWall {
  return isUpright ? wall : { ...wall, openings: [] };
}

function isEmpty({ w, h }: TypedWall): boolean {
  return w.trim() === '' && h.trim() === '';
}

/** A surface without a pack: the sizes are checked all the same. */
const byArea = { kind: 'area', wastePercent: 0 } as const;
