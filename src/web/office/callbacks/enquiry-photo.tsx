import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callbackPhotoDays } from '#domain/callbacks/callback-photo.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { useClosing } from '../../ui/use-closing.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { shownTime } from '../parts/shown-time.ts';
import styles from './enquiry-photo.module.css';
import type { Enquiry } from './use-callbacks.ts';

type EnquiryPhotoProps = { id: string; caller: string; photo: NonNullable<Enquiry['photo']> };

type Deleting = { onDelete: () => Promise<boolean> };

/** The photo of the wall that the visitor sent; pressed, it opens large. Only a login sees it, so it is fetched and not linked. */
export function EnquiryPhoto({ id, caller, photo, onDelete }: EnquiryPhotoProps & Deleting) {
  const { address, failed, fetchAgain } = usePhoto(id, photo.deletedAt !== null);
  const [isLarge, setLarge] = useState(false);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  // Before the list says so: it may come late, or not at all.
  const [deleted, setDeleted] = useState(false);
  const gone = useRef<HTMLParagraphElement>(null);
  // Who deleted it pressed what is gone now: the focus goes to what is said in its place.
  useLayoutEffect(() => {
    if (deleted) gone.current?.focus();
  }, [deleted]);
  if (photo.deletedAt || deleted)
    return (
      <p className="quiet" ref={gone} tabIndex={-1}>
        {photo.deletedAt
          ? `The photo of the wall was deleted ${shownTime(photo.deletedAt)}${deletedHow(photo)}`
          : 'The photo of the wall is deleted.'}
      </p>
    );
  return (
    <>
      {failed ? (
        <p role="alert">
          The photo of the wall: {failed}{' '}
          <Button look="slim" onClick={fetchAgain}>
            Try again
          </Button>
        </p>
      ) : (
        <button
          type="button"
          className={styles.small}
          aria-label={`Photo of the wall, larger: ${caller}`}
          aria-disabled={!address}
          onClick={() => address && setLarge(true)}
        >
          <img className="filled" src={address ?? undefined} width={photo.width} height={photo.height} alt="" />
        </button>
      )}
      <Button look="slim" aria-label={`Delete the photo of the wall: ${caller}`} onClick={() => setAsking(true)}>
        Delete photo
      </Button>
      {asking && (
        <Question
          title={`Delete the photo of ${caller}?`}
          yes="Delete"
          busy={deleting}
          onYes={async () => {
            setDeleting(true);
            if (await onDelete()) return setDeleted(true);
            setAsking(false);
            setDeleting(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            It is gone at once and for good: there is no undo. Backups that were made before keep it for as long as you
            keep them. The question and its measures stay.
          </p>
        </Question>
      )}
      {isLarge && address && <Large address={address} photo={photo} caller={caller} onClose={() => setLarge(false)} />}
    </>
  );
}

function deletedHow({ receivedAt, deletedAt }: EnquiryPhotoProps['photo']): string {
  const isOld = Date.parse(deletedAt ?? '') - Date.parse(receivedAt) >= callbackPhotoDays * 24 * 60 * 60 * 1000;
  return isOld ? `, after ${callbackPhotoDays} days.` : ' by staff; the activity log says by whom.';
}

function Large({
  address,
  photo,
  caller,
  onClose,
}: Omit<EnquiryPhotoProps, 'id'> & { address: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close, ways } = useClosing(dialog, onClose);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label={`Photo of the wall: ${caller}`} {...ways}>
      <img
        src={address}
        width={photo.width}
        height={photo.height}
        alt={`The wall of ${caller}, sent ${shownTime(photo.receivedAt)}`}
      />
      <Button onClick={close}>Close</Button>
    </dialog>
  );
}

/** The address of the photo in this browser; null until it is there. */
function usePhoto(id: string, isDeleted: boolean) {
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState('');
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn fetches again
  useEffect(() => {
    if (isDeleted) return;
    const stop = new AbortController();
    let made = '';
    callStaff(path(paths.callbackPhotoShown, { id }), {
      signal: stop.signal,
      read: (response) => response.blob(),
    }).then(
      (answer) => {
        if (!answer.ok) return setFailed(answer.message);
        made = URL.createObjectURL(answer.value);
        setAddress(made);
        setFailed('');
      },
      () => {},
    );
    return () => {
      stop.abort();
      URL.revokeObjectURL(made);
    };
  }, [id, isDeleted, turn]);
  return { address, failed, fetchAgain: () => setTurn((before) => before + 1) };
}
