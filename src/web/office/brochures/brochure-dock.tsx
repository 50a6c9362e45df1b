import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { brochurePages } from '#domain/brochures/brochure-pages.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
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
  const words = first
    ? { lead: `Next: ${first.message}.`, rest: problems.length > 1 ? `And ${problems.length - 1} more.` : '' }
    : making.kind === 'saved'
      ? { lead: 'Saved.', rest: '' }
      : { lead: 'Ready.', rest: readyWords(draft) };
  // A screen reader reads the last sentence, not one for each key.
  const announced = useDebounced(`${words.lead} ${words.rest}`, 1000);
  const busy = making.kind === 'busy' ? making.what : '';
  return (
    <Dock>
      <p className={styles.need}>
        <b>{words.lead}</b> {words.rest}
      </p>
      <span className="sr" role="status">
        {announced}
      </span>
      <Button aria-disabled={busy !== '' || !ready} onClick={() => ready && onOpen()}>
        {busy === 'open' ? 'Making the PDF …' : 'Open the PDF'}
      </Button>
      <Button look="go" aria-disabled={busy !== '' || !ready} onClick={() => ready && onSave()}>
        {busy === 'save' ? 'Saving …' : 'Save to Brochures'} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}

function readyWords({ title, pictures }: BrochureDraft): string {
  const count = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  const name = title.trim().toUpperCase();
  return `${count}, ${brochurePages(pictures.length)} pages. It will stand first on Brochures, as ${name}.`;
}
