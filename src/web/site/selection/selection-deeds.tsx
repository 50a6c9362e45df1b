import { sitePaths } from '#contract/site-paths.ts';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import { whatsAppLink } from '#domain/mails/whats-app-link.ts';
import { photoReference, selectionQuery } from '#domain/selection/selection-address.ts';
import { sheetPages } from '#domain/selection/sheet-layout.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './selection-deeds.module.css';
import type { Relation, ShownPhoto } from './use-shown-selection.ts';

type SelectionDeedsProps = { site: Site; photos: readonly ShownPhoto[]; relation: Relation; onAdd: () => void };

/** What can be done with the selection: ask, send, copy its link, print, and take it over when it is somebody else's. */
export function SelectionDeeds({ site, photos, relation, onAdd }: SelectionDeedsProps) {
  const { words, language, to } = useWords();
  const { selection } = words;
  const pages = countWords(sheetPages(photos.length), selection.pagesOne, selection.pages);
  return (
    <div className={styles.words}>
      <div className={styles.deeds}>
        <div className={styles.wide}>
          <AskLink photos={photos} />
          <WhatsAppButton site={site} photos={photos} />
        </div>
        <CopyLink address={useAddress(site, photos)} words={selection} />
        <form method="post" action={sitePaths.selectionSheet} target="_blank" rel="noopener">
          <input type="hidden" name="pictures" value={photos.map(photoReference).join('\n')} />
          <input type="hidden" name="language" value={language} />
          <Button type="submit">{selection.print}</Button>
        </form>
        {photos.length > 1 && (
          <ButtonLink href={to(sitePaths.compare) + selectionQuery(photos.map(photoReference))}>
            {words.compare.open}
          </ButtonLink>
        )}
        {site.surfaces && site.surfaces.length > 0 && (
          <ButtonLink href={to(sitePaths.see) + selectionQuery(photos.map(photoReference))}>
            {selection.onWall}
          </ButtonLink>
        )}
        {site.offersSamples && (
          <ButtonLink href={to(sitePaths.samples) + selectionQuery(photos.map(photoReference))}>
            {selection.samples}
          </ButtonLink>
        )}
        <p className={styles.hint}>
          {selection.linkNote} {fillWords(selection.printNote, { pages })}
        </p>
        <TakeOver relation={relation} onAdd={onAdd} />
      </div>
    </div>
  );
}

type Shown = Pick<SelectionDeedsProps, 'site' | 'photos'>;

/** The two most important deeds, at the foot of a narrow window. */
export function SelectionFoot(shown: Shown) {
  return (
    <div className={styles.foot}>
      <WhatsAppButton {...shown} />
      <AskLink photos={shown.photos} />
    </div>
  );
}

function AskLink({ photos }: Pick<Shown, 'photos'>) {
  const { words } = useWords();
  return (
    <ButtonLink look="go" href="#ask">
      {countWords(photos.length, words.selection.askOne, words.selection.ask)}
    </ButtonLink>
  );
}

function WhatsAppButton({ site, photos }: Shown) {
  const { words } = useWords();
  const { selection } = words;
  const link = useAddress(site, photos);
  const sent = photos.length === 1 ? selection.whatsappTextOne : selection.whatsappText;
  const codes = [...new Set(photos.flatMap(({ code }) => code || []))].join(', ');
  const text = [fillWords(sent, { n: photos.length, firm: site.company.name, link }), codes].filter(Boolean).join('\n');
  return (
    <ButtonLink href={whatsAppLink('', text)} target="_blank" rel="noopener">
      {selection.whatsapp}
      <span className="sr">, {words.site.newTab}</span>
    </ButtonLink>
  );
}

/** The whole address of the selection, to send to others. */
function useAddress(site: Site, photos: readonly ShownPhoto[]): string {
  const { to } = useWords();
  return site.origin + to(sitePaths.selection) + selectionQuery(photos.map(photoReference));
}

/** For somebody who opened the selection of another person. Only the script knows; on narrow screens its place is reserved. */
function TakeOver({ relation, onAdd }: Pick<SelectionDeedsProps, 'relation' | 'onAdd'>) {
  const { words } = useWords();
  const { selection, gallery } = words;
  if (!relation || relation.kind === 'mine') return <div className={styles.other} />;
  const { kind, own, address, full } = relation;
  return (
    <div className={styles.other}>
      {own > 0 && (
        <p>
          {fillWords(gallery.count, { n: own })}: <a href={address}>{gallery.see}</a>
        </p>
      )}
      {kind !== 'inside' && (
        <Button onClick={onAdd}>
          {kind === 'none' ? selection.keepMine : fillWords(selection.addMine, { n: own })}
        </Button>
      )}
      <p role="status">{full && fillWords(gallery.full, { n: mostPictures })}</p>
    </div>
  );
}
