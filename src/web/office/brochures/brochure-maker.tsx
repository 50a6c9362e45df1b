import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { brochureProblems } from '#domain/brochures/brochure-problems.ts';
import { CompanyFirst } from '../parts/company-first.tsx';
import { KeptStatus } from '../parts/entry/kept-status.tsx';
import { useFolders } from '../parts/folders.ts';
import { PageHead } from '../parts/frame/staff-page.tsx';
import { usePrimaryKey } from '../parts/use-primary-key.ts';
import { FailedLoad } from '../parts/when-loaded.tsx';
import { BrochureAnswer } from './brochure-answer.tsx';
import { BrochureDock } from './brochure-dock.tsx';
import { BrochureFields } from './brochure-fields.tsx';
import styles from './brochure-maker.module.css';
import { BrochurePreview } from './brochure-preview.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { gonePictures } from './gone-pictures.ts';
import { PictureChoice } from './picture-choice.tsx';
import { PictureOrder } from './picture-order.tsx';
import { ReplaceQuestion } from './replace-question.tsx';
import { useBrochureDraft } from './use-brochure-draft.ts';
import { useFolderPhotos } from './use-folder-photos.ts';
import { useMakeBrochure } from './use-make-brochure.ts';

export function BrochureMaker({ title, desk }: { title: string; desk: Desk }) {
  const saved = useBrochureDraft();
  const { draft } = saved.form;
  const { titleOf } = useFolders();
  const [folder, setFolder] = useState(() => draft.pictures.at(-1)?.folder ?? '');
  const { state, shown: page, turnTo, pictures, reload } = useFolderPhotos(folder, draft.pictures);
  const problems = useMemo(
    () => [...brochureProblems(draft), ...gonePictures(pictures, titleOf)],
    [draft, pictures, titleOf],
  );
  const latest = useRef({ draft, problems });
  latest.current = { draft, problems };
  const { making, save, replace, open, reset } = useMakeBrochure(useCallback(() => latest.current, []));
  usePrimaryKey(desk.paper ? save : null);
  const shown = making.kind === 'refused' ? making.problems : [];
  const errorOf = (field: string) => shown.find((problem) => problem.field === field)?.message;

  const [cleared, setCleared] = useState(0);
  // After the question has gone, which holds the focus until then.
  useLayoutEffect(() => {
    if (cleared > 0) document.getElementById('title')?.focus();
  }, [cleared]);

  const change: typeof saved.change = (part) => {
    saved.change(part);
    if (making.kind !== 'busy') reset();
  };
  const clear = () => {
    saved.clear();
    reset();
    setCleared((times) => times + 1);
  };

  const cancelReplace = () => {
    reset();
    document.getElementById('title')?.focus();
  };

  return (
    <>
      <PageHead title={title} takesFocus>
        <BrochureStatus saved={saved} onClear={clear} />
      </PageHead>
      <CompanyFirst desk={desk}>What you type here is saved on this device.</CompanyFirst>
      <BrochureAnswer making={making} onNew={clear} />
      {making.kind === 'taken' && <ReplaceQuestion title={draft.title} onYes={replace} onCancel={cancelReplace} />}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      <div className={styles.split}>
        <div className={styles.form} inert={making.kind === 'busy' && making.what === 'save'}>
          <BrochureFields draft={draft} errorOf={errorOf} change={change} />
          <div className={styles.columns}>
            <div>
              <PictureChoice
                folder={folder}
                page={page}
                loading={state.kind === 'loading'}
                chosen={draft.pictures}
                error={errorOf('pictures')}
                onFolder={setFolder}
                onTurn={turnTo}
                onChange={(chosen) => change({ pictures: chosen })}
              />
              <CoverChoice draft={draft} desk={desk} first={pictures[0]} onChange={(cover) => change({ cover })} />
            </div>
            <PictureOrder pictures={pictures} errorOf={errorOf} onChange={(chosen) => change({ pictures: chosen })} />
          </div>
        </div>
        <BrochurePreview draft={draft} pictures={pictures} desk={desk} />
      </div>
      <BrochureDock
        draft={draft}
        problems={problems}
        making={making}
        onOpen={open}
        onSave={save}
        ready={desk.paper !== null}
      />
    </>
  );
}

type BrochureStatusProps = { saved: ReturnType<typeof useBrochureDraft>; onClear: () => void };

/** The save state of the draft, the keys, and the Clear button. */
function BrochureStatus({ saved, onClear }: BrochureStatusProps) {
  return (
    <KeptStatus
      kept={saved}
      until="the brochure is saved"
      clear={{
        button: 'Clear',
        title: 'Clear this brochure?',
        text: 'The title and the choice of pictures here will be lost. Brochures that are saved do not change.',
        onYes: onClear,
      }}
    >
      <span>
        <kbd>Space</kbd> chooses a picture
      </span>
      <span>
        <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move it
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves it
      </span>
    </KeptStatus>
  );
}
