import { type RefObject, useEffect, useRef, useState } from 'react';
import { localPath } from '#contract/local-path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { nearestOffice } from '#domain/company/nearest-office.ts';
import { mobileNumber, whatsAppLink } from '#domain/mails/whats-app-link.ts';
import type { MaterialView, ShownMaterial } from '#domain/materials/material-at.ts';
import { photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { keptPin, withKept } from '../parts/kept-in-tab.ts';
import type { Site } from '../parts/site-page.ts';
import { onUse } from '../words/on-use.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './material-page.module.css';

type MaterialDeedsProps = {
  site: Site;
  shown: ShownMaterial;
  /** Of the colourway that is chosen, and the one that is shown large. */
  views: readonly MaterialView[];
  current: MaterialView | undefined;
  /** 'WP 204, in sage and clay' */
  called: string;
};

/** Where the deeds stand on the page: those at the foot of the window are not wanted beside them. */
type DeedsPlace = RefObject<HTMLDivElement | null>;

export function useDeedsPlace(): DeedsPlace {
  return useRef<HTMLDivElement>(null);
}

/** What can be done with a material: see it on one's own wall, reckon how much that needs, have a sample sent, and ask. */
export function MaterialDeeds({ place, ...props }: MaterialDeedsProps & { place: DeedsPlace }) {
  const { words } = useWords();
  const { shown, views } = props;
  const wall = useWall(views);
  return (
    <div ref={place} className={styles.deeds}>
      {wall && (
        <>
          <span className={styles.first}>
            <ButtonLink look="go" href={wall.address}>
              {wall.seeIt}
            </ButtonLink>
          </span>
          <ButtonLink href={`${wall.address}#measure`}>{words.picture.howMuch}</ButtonLink>
        </>
      )}
      <Ask shown={shown} isFirst={!wall} />
      <AskSample {...props} />
      <WhatsApp {...props} />
    </div>
  );
}

/** The two most important deeds, at the foot of a phone's window while they are out of sight; those of a selection take its place. */
export function MaterialFoot({ place, ...props }: MaterialDeedsProps & { place: DeedsPlace }) {
  const wall = useWall(props.views);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const first = place.current?.firstElementChild;
    if (!first) return;
    // All of the first one, above where the foot would cover it.
    const watch = new IntersectionObserver(([seen]) => setInSight((seen?.intersectionRatio ?? 0) > 0.9), {
      threshold: 0.95,
      rootMargin: '0px 0px -60px',
    });
    watch.observe(first);
    return () => watch.disconnect();
  }, [place]);
  return (
    <div className={styles.foot} data-away={isInSight ? '' : undefined}>
      {wall && (
        <ButtonLink look="go" href={wall.address}>
          {wall.seeIt}
        </ButtonLink>
      )}
      {(!wall || !isOffered(props)) && <Ask shown={props.shown} isFirst={!wall} />}
      <AskSample {...props} />
    </div>
  );
}

/** The address of the wall, or floor, with the first picture that shows the surface square-on, and its words; null where there is none. */
function useWall(views: readonly MaterialView[]): { address: string; seeIt: string } | null {
  const { words, to } = useWords();
  const surface = views.find(({ size }) => size);
  if (!surface?.for) return null;
  return {
    address: to(sitePaths.see) + selectionQuery([referenceOf(surface)]),
    seeIt: words.picture[onUse[surface.for]],
  };
}

function isOffered({ site, shown }: MaterialDeedsProps): boolean {
  return site.offersSamples === true && !shown.discontinued;
}

/** To the form at the foot of the page. */
function Ask({ shown: { code }, isFirst }: Pick<MaterialDeedsProps, 'shown'> & { isFirst: boolean }) {
  const { words } = useWords();
  return (
    <ButtonLink {...(isFirst && { look: 'go' })} href="#ask">
      {fillWords(words.material.ask, { code })}
    </ButtonLink>
  );
}

/** To the form for samples; with what it asked for already when it was left to add more. */
function AskSample(props: MaterialDeedsProps) {
  const { words, to } = useWords();
  const { shown, current } = props;
  const asked = current ? selectionQuery([referenceOf(current)]) : `?m=${encodeURIComponent(shown.code)}`;
  const [query, setQuery] = useState(asked);
  useEffect(() => setQuery(withKept(asked)), [asked]);
  return isOffered(props) && <ButtonLink href={to(sitePaths.samples) + query}>{words.material.sample}</ButtonLink>;
}

/**
 * To a mobile telephone, with the code and the page's address: of the office nearest to the PIN code that the visitor has
 * typed, else the first of the firm.
 */
function WhatsApp({ site, shown, called }: MaterialDeedsProps) {
  const { words } = useWords();
  const { contact } = site.company;
  const [pin, setPin] = useState('');
  useEffect(() => setPin(keptPin()), []);
  const phones = [nearestOffice(contact.offices, pin)?.phone ?? '', ...contact.phones];
  const [number] = phones.flatMap((phone) => mobileNumber(phone) ?? []);
  if (!number) return null;
  const link = site.origin + localPath(site.language, shown.path);
  const text = fillWords(words.material.whatsAppText, { name: shown.name.text, code: called, link });
  return (
    <ButtonLink href={whatsAppLink(number, text)} target="_blank" rel="noopener">
      {words.material.whatsApp}
    </ButtonLink>
  );
}

/** 'wallpapers/leaf' */
export function referenceOf({ folder, photo }: MaterialView): string {
  return photoReference({ folder, name: photo.name });
}
