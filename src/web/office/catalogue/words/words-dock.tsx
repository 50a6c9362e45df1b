import { siteWordsFieldName } from '#domain/site-words/site-words-problems.ts';
import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { RefusedSave } from '../../parts/record/refused-save.tsx';
import catalogue from '../record/catalogue.module.css';
import { listed } from '../record/change-words.ts';
import { savedWords } from '../record/saved-words.ts';
import type { SiteWordsDraft } from './use-site-words-draft.ts';

/** What is not saved yet, what is wrong, and Save: always visible. */
export function WordsDock({ edit, isOwner }: { edit: SiteWordsDraft; isOwner: boolean }) {
  const { base, problems, failure, state } = edit;
  const changed = [...new Set(edit.changes.map(({ path }) => siteWordsFieldName(path.join('.'))))];
  return (
    <Dock>
      {failure && (failure.status === 401 || failure.problems.length === 0) && (
        <div className={dock.above}>
          <RefusedSave failure={failure} />
        </div>
      )}
      <p className={catalogue.need} role="status">
        {problems.length > 0 && (
          <span className={catalogue.wrong}>
            <b>{problems.length === 1 ? '1 thing to put right:' : `${problems.length} things to put right:`}</b>{' '}
            {problems
              .slice(0, 2)
              .map(({ message }) => message)
              .join(' ')}{' '}
          </span>
        )}
        {state === 'saved' && <b>Saved. </b>}
        {changed.length > 0 ? (
          <>
            <b>{changed.length === 1 ? '1 change not saved:' : `${changed.length} changes not saved:`}</b>{' '}
            {listed(changed)}.
          </>
        ) : base.version === 0 ? (
          'Not saved yet.'
        ) : (
          `Version ${base.version}, ${savedWords(base)}.`
        )}{' '}
        {!isOwner && 'Only owners change the words of the site.'}
      </p>
      {isOwner && (
        <Button type="submit" look="go" aria-disabled={state === 'busy'}>
          {state === 'busy' ? 'Saving …' : 'Save'} <kbd>Ctrl Enter</kbd>
        </Button>
      )}
    </Dock>
  );
}
