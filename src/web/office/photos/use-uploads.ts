import { useCallback, useEffect, useReducer, useRef } from 'react';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { fileType } from '#domain/photos/file-type.ts';
import { cleanBrochureName, cleanPhotoName, freePhotoName } from '#domain/photos/photo-name.ts';
import { uploadProblem } from '#domain/photos/upload-problems.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { newUuid } from '../../new-uuid.ts';
import { fetchNames } from '../parts/fetch-photos.ts';
import { endLogin } from '../parts/frame/token.ts';
import { sendFile } from '../parts/send-file.ts';
import { changeQueue, MAX_PARALLEL, type Upload } from './upload-queue.ts';

/** Enough to recognise every accepted type. */
const SIGNATURE_BYTES = 16;

/** Uploads chosen files to `folder`, three at a time. Calls `onDone` after each successful upload. */
export function useUploads(folder: string, onDone: () => void) {
  const [uploads, change] = useReducer(changeQueue, []);
  const sending = useRef(new Map<string, AbortController>());
  /** Ids of uploads waiting for a free place, in order. */
  const queued = useRef<string[]>([]);
  const current = useRef({ uploads, folder, onDone });
  current.current = { uploads, folder, onDone };

  const setState = useCallback((id: string, state: Upload['state']) => change({ kind: 'state', id, state }), []);

  const send = useCallback(
    async ({ id, file, type, name }: Upload) => {
      const { folder: into, onDone: notify } = current.current;
      const problem = uploadProblem({ folder: into, name, type, size: file.size });
      if (problem) return setState(id, { kind: 'failed', message: problem, canRetry: false });
      const abort = new AbortController();
      sending.current.set(id, abort);
      setState(id, { kind: 'sending', sent: 0 });
      const onProgress = (sent: number) => setState(id, { kind: 'sending', sent });
      const answer = await sendFile({ folder: into, name, file, onProgress, signal: abort.signal });
      sending.current.delete(id);
      if (answer === null) setState(id, { kind: 'waiting' });
      else if (answer.ok) {
        setState(id, { kind: 'done', ...answer.value });
        notify();
      } else if (answer.status === 409) setState(id, { kind: 'taken', message: answer.message });
      else {
        if (answer.status === 401) endLogin();
        setState(id, { kind: 'failed', message: answer.message, canRetry: canRetry(answer.status) });
      }
    },
    [setState],
  );

  const sendNext = useCallback(async () => {
    while (sending.current.size < MAX_PARALLEL) {
      const id = queued.current.shift();
      if (id === undefined) return;
      const upload = current.current.uploads.find((each) => each.id === id);
      if (upload) send(upload).then(sendNext);
    }
  }, [send]);

  const enqueue = useCallback(
    (...ids: string[]) => {
      queued.current.push(...ids.filter((id) => !queued.current.includes(id) && !sending.current.has(id)));
      sendNext();
    },
    [sendNext],
  );

  const choose = useCallback(async (files: Iterable<File>) => {
    const chosen = [...files].map(
      async (file): Promise<Upload> => ({
        id: newUuid(),
        file,
        type: await typeOf(file),
        name: file.name,
        state: { kind: 'waiting' },
      }),
    );
    change({ kind: 'chosen', uploads: await Promise.all(chosen) });
  }, []);

  const cancel = useCallback((id: string) => sending.current.get(id)?.abort(), []);

  const keepBoth = useCallback(
    async (id: string) => {
      const upload = current.current.uploads.find((each) => each.id === id);
      if (!upload) return;
      const { folder: into } = current.current;
      const names = await fetchNames(into, new AbortController().signal);
      if (!names.ok) return setState(id, { kind: 'failed', message: names.message, canRetry: true });
      const taken = new Set(names.value.map(foldText));
      const name = freePhotoName(storedName(into, upload.name), taken);
      change({ kind: 'renamed', id, name });
      // `current` has the new name only after the next render.
      send({ ...upload, name }).then(sendNext);
    },
    [send, sendNext, setState],
  );

  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return { uploads, choose, enqueue, cancel, keepBoth, change };
}

/** The type by the first bytes, as the server does it. `file.type` comes from the file name only. */
function typeOf(file: File): Promise<string> {
  return file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .then(
      (bytes) => fileType(new Uint8Array(bytes)),
      // The file was moved or is locked: the upload reports it.
      () => '',
    );
}

/** The name under which the server stores the file. */
function storedName(folder: string, name: string): string {
  return (holdsPdfs(folder) ? cleanBrochureName(name) : cleanPhotoName(name))?.name ?? name;
}

/** Whether a retry can succeed: not when the server refused the picture itself. */
function canRetry(status: number) {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
