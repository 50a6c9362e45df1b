/** A chosen file and its upload state. `sent` is in bytes. */
export type Upload = {
  id: string;
  file: File;
  /** Its MIME type by its first bytes (`fileType`); '' when they cannot be read. */
  type: string;
  /** The name for the upload: the file's own name, or the free name from 'Keep both'. */
  name: string;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; sent: number }
    /** `isNew`: it was not in the folder before. `address`: the URL of the uploaded file. */
    | { kind: 'done'; message: string; isNew: boolean; address: string }
    /** Another picture in the folder has this name. */
    | { kind: 'taken'; message: string }
    | { kind: 'failed'; message: string; canRetry: boolean };
};

type UploadChange =
  | { kind: 'chosen'; uploads: Upload[] }
  | { kind: 'state'; id: string; state: Upload['state'] }
  | { kind: 'renamed'; id: string; name: string }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' };

/** How many files are uploaded at the same time. */
export const MAX_PARALLEL = 3;

/** The list after a change. A file keeps its row in every state. */
export function changeQueue(uploads: readonly Upload[], change: UploadChange): Upload[] {
  switch (change.kind) {
    case 'chosen':
      return [...uploads, ...change.uploads.filter((each) => !uploads.some((other) => isSame(each, other)))];
    case 'state':
      return uploads.map((each) => (each.id === change.id ? { ...each, state: change.state } : each));
    case 'renamed':
      return uploads.map((each) =>
        each.id === change.id ? { ...each, name: change.name, state: { kind: 'waiting' } } : each,
      );
    case 'removed':
      return uploads.filter(({ id }) => id !== change.id);
    case 'cleared':
      return uploads.filter(({ state }) => state.kind !== 'done');
  }
}

/** Whether both are the same file. Such a file is uploaded once; after that it may be chosen again. */
function isSame(one: Upload, other: Upload) {
  return (
    other.state.kind !== 'done' &&
    one.file.name === other.file.name &&
    one.file.size === other.file.size &&
    one.file.lastModified === other.file.lastModified
  );
}

type QueueCounts = { all: number; waiting: number; sending: number; done: number; failed: number };

/** `{ all: 8, waiting: 2, sending: 3, done: 2, failed: 1 }`; a taken name counts as failed. */
export function countQueue(uploads: readonly Upload[]): QueueCounts {
  const count = (...states: Upload['state']['kind'][]) =>
    uploads.filter(({ state }) => states.includes(state.kind)).length;
  return {
    all: uploads.length,
    waiting: count('waiting'),
    sending: count('sending'),
    done: count('done'),
    failed: count('failed', 'taken'),
  };
}

/** A summary of the list: `'2 of 8 done, 3 uploading, 1 failed'`. */
export function queueSummary({ all, waiting, sending, done, failed }: QueueCounts): string {
  return [
    `${done} of ${all} done`,
    ...(sending ? [`${sending} uploading`] : []),
    ...(failed ? [`${failed} failed`] : []),
    ...(waiting ? [`${waiting} to upload`] : []),
  ].join(', ');
}
