import { type ReactNode, useEffect, useState } from 'react';
import { brochureType, pictureTypes } from '#domain/photos/upload-problems.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { megabytes } from '../parts/send-file.ts';
import styles from './upload-card.module.css';
import type { Upload } from './upload-queue.ts';

type UploadCardProps = {
  upload: Upload;
  onUpload: () => void;
  onCancel: () => void;
  onKeepBoth: () => void;
  /** Asks for the titles and colours; absent for a brochure. */
  onDescribe: (() => void) | undefined;
  onRemove: () => void;
};

/** One chosen file with its facts, its progress and its buttons. The status line has a fixed height. */
export function UploadCard({ upload, onUpload, onCancel, onKeepBoth, onDescribe, onRemove }: UploadCardProps) {
  const { file, name, state } = upload;
  const act = (label: string, onClick: () => void) => (
    <Button look={label === 'Upload !!' ? ['slim', 'go'] : 'slim'} aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li className={styles.card} tabIndex={-1} aria-label={name}>
      <Preview upload={upload} />
      <dl className={styles.facts}>
        <dt>File Name</dt>
        <dd className="strong">{name}</dd>
        <dt>File Type</dt>
        <dd>{file.type || 'unknown'}</dd>
        <dt>Last Modified</dt>
        <dd>{new Date(file.lastModified).toDateString()}</dd>
      </dl>
      <div className={styles.status}>{statusOf(upload)}</div>
      <div className={styles.actions}>
        {state.kind === 'waiting' && act('Upload !!', onUpload)}
        {state.kind === 'sending' && act('Cancel', onCancel)}
        {state.kind === 'taken' && act('Keep both', onKeepBoth)}
        {state.kind === 'failed' && state.canRetry && act('Retry', onUpload)}
        {state.kind === 'done' && (
          <ButtonLink look="slim" href={state.address} target="_blank" aria-label={`View ${name}, opens in a new tab`}>
            View
          </ButtonLink>
        )}
        {state.kind === 'done' && onDescribe && act('Titles and colours', onDescribe)}
        {state.kind !== 'sending' && act('Remove from list', onRemove)}
      </div>
    </li>
  );
}

function statusOf({ file, name, state }: Upload): ReactNode {
  switch (state.kind) {
    case 'waiting':
      return <span className="quiet">{megabytes(file.size)} MB, not uploaded yet</span>;
    case 'sending': {
      const isSent = state.sent >= file.size;
      return (
        <>
          <progress max={file.size} value={isSent ? undefined : state.sent} aria-label={name} />
          <span>
            {isSent
              ? 'Processing …'
              : `${Math.floor((state.sent / file.size) * 100)} %, ${megabytes(state.sent)} of ${megabytes(file.size)} MB`}
          </span>
        </>
      );
    }
    case 'done':
      return (
        <>
          <span className={styles.good}>{state.isNew ? 'Uploaded.' : 'Nothing to upload.'}</span>{' '}
          <span className="quiet">{state.message}</span>
        </>
      );
    default:
      return (
        <>
          <span className={styles.bad}>{state.message}</span> <span className="quiet">The file is still here.</span>
        </>
      );
  }
}

/** The picture from the chosen file, or a label when the browser cannot show it. */
function Preview({ upload: { file, type } }: { upload: Upload }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!pictureTypes.includes(type)) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file, type]);
  if (!url) return <span className={styles.plate}>{type === brochureType ? 'PDF' : 'No preview'}</span>;
  return <img className={styles.preview} src={url} alt="" onError={() => setUrl('')} />;
}
