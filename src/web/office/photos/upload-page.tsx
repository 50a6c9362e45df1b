import { useMemo, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { brochureType, pictureTypes } from '#domain/photos/upload-problems.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DropArea } from '../parts/drop-area.tsx';
import { fetchNames } from '../parts/fetch-photos.ts';
import { useFolders } from '../parts/folders.ts';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { useWarningBeforeLeaving } from '../parts/use-warning-before-leaving.ts';
import { DescribeUploaded } from './describe-uploaded.tsx';
import { FolderField } from './folder-field.tsx';
import { JoinMaterials } from './join-materials.tsx';
import { UploadAnswers } from './upload-answers.tsx';
import { UploadCard } from './upload-card.tsx';
import styles from './upload-page.module.css';
import { countQueue, queueSummary, type Upload } from './upload-queue.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import type { DroppedPhoto } from './use-joined-photos.ts';
import { useUploads } from './use-uploads.ts';

export function UploadPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {() => <UploadFiles title={title} />}
    </StaffPage>
  );
}

function UploadFiles({ title }: { title: string }) {
  const { uploads: options, titleOf } = useFolders();
  const [folder, setFolder] = useState(() => options.find(({ value }) => location.hash === `#${value}`)?.value ?? '');
  const [showInput, setShowInput] = useState(folder !== '');
  /** The picture whose titles and colours are asked for. */
  const [describing, setDescribing] = useState<DroppedPhoto | null>(null);
  const { state: names, reload } = useLoad<string[]>(folder, async (signal) =>
    folder === '' ? { ok: true, value: [], headers: new Headers() } : fetchNames(folder, signal),
  );
  const { uploads, choose, enqueue, cancel, keepBoth, change } = useUploads(folder, reload);
  const counts = countQueue(uploads);
  const waiting = idsOf(uploads, ({ state }) => state.kind === 'waiting');
  const uploaded = useMemo(() => uploads.flatMap(pictureOf), [uploads]);
  const failed = idsOf(uploads, ({ state }) => state.kind === 'failed' && state.canRetry);
  useFocusRecovery();
  useWarningBeforeLeaving(counts.waiting + counts.sending + counts.failed > 0);

  const isPdfs = holdsPdfs(folder);
  const what = isPdfs ? 'PDFs' : 'images';
  return (
    <>
      <img className={styles.background} src={path(paths.download, { category: 'general', file: 'bg' })} alt="" />
      <PageHead title={title}>
        {folder !== '' && names.kind === 'ready' && (
          <span className="quiet">
            To {titleOf(folder)}, {names.value.length} {names.value.length === 1 ? what.slice(0, -1) : what} there now
          </span>
        )}
      </PageHead>
      <div className={styles.type}>
        <Field id="product-type" label="Product type">
          {(control) => (
            <FolderField
              {...control}
              options={options}
              value={folder}
              onChange={(chosen) => {
                setFolder(chosen);
                setShowInput(true);
              }}
            />
          )}
        </Field>
      </div>
      {names.kind === 'failed' && (
        <Notice
          kind="bad"
          title={`The files in ${titleOf(folder)} cannot be listed`}
          actions={<Button onClick={reload}>Try again</Button>}
        >
          {names.failure.message}
        </Notice>
      )}
      {!showInput && <p className="quiet">Choose a product type, then its files.</p>}
      {showInput && (
        <DropArea
          accept={(isPdfs ? [brochureType] : pictureTypes).join(',')}
          what={what}
          hint={
            isPdfs
              ? 'PDF, up to 20 MB each.'
              : 'JPG, PNG or WebP, up to 20 MB each. Stored as .jpg. Named wp-204-sage-room.jpg it goes on its material.'
          }
          onFiles={choose}
        />
      )}
      <UploadAnswers uploads={uploads} />
      {uploaded.length > 0 && counts.sending === 0 && <JoinMaterials pictures={uploaded} />}
      {describing && (
        <DescribeUploaded folder={describing.folder} name={describing.name} onClose={() => setDescribing(null)} />
      )}
      {uploads.length > 0 && (
        <>
          <ul className={styles.cards} tabIndex={-1} aria-label="Chosen files">
            {uploads.map((upload) => (
              <UploadCard
                key={upload.id}
                upload={upload}
                onUpload={() => enqueue(upload.id)}
                onCancel={() => cancel(upload.id)}
                onKeepBoth={() => keepBoth(upload.id)}
                onDescribe={describer(upload, setDescribing)}
                onRemove={() => change({ kind: 'removed', id: upload.id })}
              />
            ))}
          </ul>
          <Dock>
            <p className={styles.counts}>{queueSummary(counts)}</p>
            <div className="flow">
              {failed.length > 0 && <Button onClick={() => enqueue(...failed)}>Retry failed</Button>}
              {counts.done > 0 && <Button onClick={() => change({ kind: 'cleared' })}>Clear finished</Button>}
              {uploads.length > 1 && (
                <Button look="go" aria-disabled={waiting.length === 0} onClick={() => enqueue(...waiting)}>
                  Upload all
                </Button>
              )}
            </div>
          </Dock>
        </>
      )}
    </>
  );
}

/** Undefined for a brochure: it has its name alone. */
function describer(upload: Upload, describe: (picture: DroppedPhoto) => void): (() => void) | undefined {
  const [picture] = pictureOf(upload);
  return picture && (() => describe(picture));
}

/** Where it was stored, by the address; none for a brochure. */
function pictureOf({ name: said, state }: Upload): DroppedPhoto[] {
  if (state.kind !== 'done' || state.address.endsWith('.pdf')) return [];
  const [folder = '', name = ''] = state.address.split('/').slice(-2).map(decodeURIComponent);
  return [{ folder, name, said }];
}

function idsOf(uploads: readonly Upload[], wanted: (upload: Upload) => boolean) {
  return uploads.filter(wanted).map(({ id }) => id);
}
