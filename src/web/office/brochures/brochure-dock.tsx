import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { brochurePages } from '#domain/brochures/brochure-pages.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button } from '../../ui/button.tsx';
import dock from '../../ui/dock.module.css';
import { EntryDock, Next } from '../parts/entry/entry-dock.tsx';
import styles from './brochure-maker.module.css';
import type { Making } from './use-make-brochure.ts';

type BrochureDockProps = {
  draft: BrochureDraft;
  problems: readonly Problem[];
  making: Making;
  /** Whether there is a firm to name on it. */
  ready: boolean;
  onOpen: () => void;
  onSave: () => void;
};

/** What is still missing, or what it will be, and the two buttons: always visible. */
export function BrochureDock({ draft, problems, making, ready, onOpen, onSave }: BrochureDockProps) {
  const [first] = problems;
  const more = problems.length > 1 ? ` And ${problems.length - 1} more.` : '';
  const announced = first
    ? `Next: ${first.message}.${more}`
    : making.kind === 'saved'
      ? 'Saved.'
      : `Ready. ${readyWords(draft)}`;
  const busy = making.kind === 'busy' ? making.what : '';
  const isOff = busy !== '' || !ready;
  return (
    <EntryDock
      announced={announced}
      go={busy === 'save' ? 'Saving …' : 'Save to Brochures'}
      isBusy={isOff}
      onGo={() => ready && onSave()}
    >
      <p className={`${dock.need} ${styles.need}`}>
        {!first && making.kind === 'saved' ? (
          <b>Saved.</b>
        ) : (
          <Next problems={problems.map(({ message }) => `${message}.`)}>{readyWords(draft)}</Next>
        )}
      </p>
      <Button aria-disabled={isOff} onClick={() => ready && onOpen()}>
        {busy === 'open' ? 'Making the PDF …' : 'Open the PDF'}
      </Button>
    </EntryDock>
  );
}

function readyWords({ title, pictures }: BrochureDraft): string {
  const count = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  const name = title.trim().toUpperCase();
  return `${count}, ${brochurePages(pictures.length)} pages. It will stand first on Brochures, as ${name}.`;
}
