/** A file that was chosen, and how far it is. `sent` is in bytes. */
export type Upload = {
  id: string;
  file: File;
  /** What it is by its first bytes, as `fileType` says it; '' when they cannot be read. */
  type: string;
  /** What it is to be called: the file's own name, or the free one that 'Keep both' found. */
  name: string;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; sent: number }
    /** `isNew`: it was not in the folder before. `address`: where it can be seen. */
    | { kind: 'done'; sentence: string; isNew: boolean; address: string }
    /** The name stands in the folder already, on another picture. */
    | { kind: 'taken'; sentence: string }
    | { kind: 'failed'; sentence: string; again: boolean };
};

type UploadChange =
  | { kind: 'chosen'; uploads: Upload[] }
  | { kind: 'state'; id: string; state: Upload['state'] }
  | { kind: 'renamed'; id: string; name: string }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' };

/** How many files travel at a time. */
export const AT_ONCE = 3;

/** The list after a change. A file keeps its row, whatever becomes of it. */
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

/** Choosing or dropping the same file twice is one upload, until it is done. */
function isSame(one: Upload, other: Upload) {
  return (
    other.state.kind !== 'done' &&
    one.file.name === other.file.name &&
    one.file.size === other.file.size &&
    one.file.lastModified === other.file.lastModified
  );
}

type QueueCounts = { all: number; waiting: number; sending: number; done: number; failed: number };

/** `{ all: 8, waiting: 2, sending: 3, done: 2, failed: 1 }`; a taken name counts as failed until it is settled. */
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

/** What has become of the list, in one sentence for all: '2 of 8 done, 3 uploading, 1 failed'. */
export function queueSentence({ all, waiting, sending, done, failed }: QueueCounts): string {
  return [
    `${done} of ${all} done`,
    ...(sending ? [`${sending} uploading`] : []),
    ...(failed ? [`${failed} failed`] : []),
    ...(waiting ? [`${waiting} to upload`] : []),
  ].join(', ');
}
