import { type ReactNode, useEffect, useState } from 'react';
import { brochureType, pictureTypes } from '#domain/photos/upload-problems.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { megabytes } from './send-file.ts';
import styles from './upload-card.module.css';
import type { Upload } from './upload-queue.ts';

type UploadCardProps = {
  upload: Upload;
  onUpload: () => void;
  onCancel: () => void;
  onKeepBoth: () => void;
  onRemove: () => void;
};

/** One chosen file: what it is, how far it is, and what can be done with it. Its status line keeps its height. */
export function UploadCard({ upload, onUpload, onCancel, onKeepBoth, onRemove }: UploadCardProps) {
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
        {state.kind === 'failed' && state.again && act('Retry', onUpload)}
        {state.kind === 'done' && (
          <ButtonLink look="slim" href={state.address} target="_blank" aria-label={`View ${name}, opens in a new tab`}>
            View
          </ButtonLink>
        )}
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
      const whole = state.sent >= file.size;
      return (
        <>
          <progress max={file.size} value={whole ? undefined : state.sent} aria-label={name} />
          <span>
            {whole
              ? 'Arrived; its sizes are being made'
              : `${Math.floor((state.sent / file.size) * 100)} %, ${megabytes(state.sent)} of ${megabytes(file.size)} MB`}
          </span>
        </>
      );
    }
    case 'done':
      return (
        <>
          <span className={styles.good}>{state.isNew ? 'Uploaded.' : 'Nothing to upload.'}</span>{' '}
          <span className="quiet">{state.sentence}</span>
        </>
      );
    default:
      return (
        <>
          <span className={styles.bad}>{state.sentence}</span> <span className="quiet">The file is still here.</span>
        </>
      );
  }
}

/** The picture itself, from the file; a plate when its bytes are none, or the browser cannot show it. */
function Preview({ upload: { file, type } }: { upload: Upload }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!pictureTypes.includes(type)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, type]);
  if (!url) return <span className={styles.plate}>{type === brochureType ? 'PDF' : 'No preview'}</span>;
  return <img className={styles.preview} src={url} alt="" onError={() => setUrl('')} />;
}
