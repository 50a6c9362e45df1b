import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { fetchNames } from '../parts/fetch-photos.ts';
import { useFolders } from '../parts/folders.ts';
import { ListSection } from '../parts/list-section.tsx';
import { useLoad } from '../parts/use-load.ts';
import { WhenLoaded } from '../parts/when-loaded.tsx';
import { DeletePhotosQuestion } from './delete-photos-question.tsx';
import styles from './deletion-page.module.css';
import { SelectionDock } from './selection-dock.tsx';

type PdfDeletionProps = { folder: string; onFailed: (message: string) => void };

/** The PDFs of a folder by their names, newest first, each with a box and a link; and the deed that deletes those with a tick. */
export function PdfDeletion({ folder, onFailed }: PdfDeletionProps) {
  const { titleOf } = useFolders();
  const loaded = useLoad(folder, (signal) => fetchNames(folder, signal));
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const tick = (name: string, isTicked: boolean) =>
    setTicked((before) => [...before.filter((each) => each !== name), ...(isTicked ? [name] : [])]);
  return (
    <WhenLoaded loaded={loaded}>
      {(names) => {
        const chosen = names.filter((name) => ticked.includes(name));
        if (names.length === 0) return <p>There are no files in {titleOf(folder)}.</p>;
        return (
          <>
            <ListSection id="pdfs" title={titleOf(folder)} note={sentenceFor(folder)} className="listed">
              {names.map((name) => (
                <li key={name} className={`line ${styles.file}`}>
                  <input
                    type="checkbox"
                    id={name}
                    checked={ticked.includes(name)}
                    onChange={({ target }) => tick(name, target.checked)}
                  />
                  <label htmlFor={name}>{name}</label>
                  <a
                    href={path(paths.download, { category: folder, file: name })}
                    aria-label={`Open ${name}`}
                    target="_blank"
                    rel="noopener"
                  >
                    Open
                  </a>
                </li>
              ))}
            </ListSection>
            {chosen.length > 0 && (
              <SelectionDock names={chosen} onClear={() => setTicked([])} onDelete={() => setAsking(true)} />
            )}
            {asking && (
              <DeletePhotosQuestion
                folder={folder}
                names={chosen}
                onCancel={() => setAsking(false)}
                onFailed={(message) => {
                  setAsking(false);
                  onFailed(message);
                  loaded.reload();
                }}
              />
            )}
          </>
        );
      }}
    </WhenLoaded>
  );
}

function sentenceFor(folder: string): string {
  return folder === brochureFolder
    ? 'A brochure that is deleted is offered nowhere.'
    : 'A file that is deleted leaves the pages of the materials that name it.';
}
