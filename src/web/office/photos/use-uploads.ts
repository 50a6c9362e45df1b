import { useCallback, useEffect, useReducer, useRef } from 'react';
import { brochureFolder } from '#domain/catalogue/categories.ts';
import { fileType } from '#domain/photos/file-type.ts';
import { cleanBrochureName, cleanPhotoName, freePhotoName } from '#domain/photos/photo-name.ts';
import { uploadProblem } from '#domain/photos/upload-problems.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { newUuid } from '../../new-uuid.ts';
import { fetchNames } from '../parts/folder-photos.ts';
import { sendFile } from './send-file.ts';
import { AT_ONCE, changeQueue, type Upload } from './upload-queue.ts';

/** More than any type that we take needs to be known by. */
const SIGNATURE_BYTES = 16;

/** The files that were chosen, and their way to `folder`: three at a time, each by itself. `onDone` hears of every one that arrived. */
export function useUploads(folder: string, onDone: () => void) {
  const [uploads, change] = useReducer(changeQueue, []);
  const sending = useRef(new Map<string, AbortController>());
  /** Asked for, in this order, and not begun. */
  const asked = useRef<string[]>([]);
  const current = useRef({ uploads, folder, onDone });
  current.current = { uploads, folder, onDone };

  const settle = useCallback((id: string, state: Upload['state']) => change({ kind: 'state', id, state }), []);

  const send = useCallback(
    async ({ id, file, type, name }: Upload) => {
      const { folder: into, onDone: notify } = current.current;
      const problem = uploadProblem({ folder: into, name, type, size: file.size });
      if (problem) return settle(id, { kind: 'failed', sentence: problem, again: false });
      const abort = new AbortController();
      sending.current.set(id, abort);
      settle(id, { kind: 'sending', sent: 0 });
      const onProgress = (sent: number) => settle(id, { kind: 'sending', sent });
      const answer = await sendFile({ folder: into, name, file, onProgress, signal: abort.signal });
      sending.current.delete(id);
      if (answer === null) settle(id, { kind: 'waiting' });
      else if (answer.ok) {
        settle(id, { kind: 'done', ...answer.value });
        notify();
      } else if (answer.status === 409) settle(id, { kind: 'taken', sentence: answer.message });
      else settle(id, { kind: 'failed', sentence: answer.message, again: canHelp(answer.status) });
    },
    [settle],
  );

  const sendNext = useCallback(async () => {
    while (sending.current.size < AT_ONCE) {
      const id = asked.current.shift();
      if (id === undefined) return;
      const upload = current.current.uploads.find((each) => each.id === id);
      if (upload) send(upload).then(sendNext);
    }
  }, [send]);

  const ask = useCallback(
    (...ids: string[]) => {
      asked.current.push(...ids.filter((id) => !asked.current.includes(id) && !sending.current.has(id)));
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
      if (!names.ok) return settle(id, { kind: 'failed', sentence: names.message, again: true });
      const taken = new Set(names.value.map(foldText));
      const name = freePhotoName(storedName(into, upload.name), taken);
      change({ kind: 'renamed', id, name });
      // The list that `send` looks into has the new name only after it is drawn.
      send({ ...upload, name }).then(sendNext);
    },
    [send, sendNext, settle],
  );

  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return { uploads, choose, ask, cancel, keepBoth, change };
}

/** The server will look at the bytes too, and not at what the file's name makes the browser believe. */
function typeOf(file: File): Promise<string> {
  return file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .then(
      (bytes) => fileType(new Uint8Array(bytes)),
      // It has been moved or is locked: sending it will say so.
      () => '',
    );
}

/** The name under which the server keeps it. */
function storedName(folder: string, name: string): string {
  return (folder === brochureFolder ? cleanBrochureName(name) : cleanPhotoName(name))?.name ?? name;
}

/** Whether the same file may go through another time; a refused picture will be refused again. */
function canHelp(status: number) {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
