import { expect, test } from 'vitest';
import { changeQueue, countQueue, queueSummary, type Upload } from './upload-queue.ts';

function upload(name: string, state: Upload['state'] = { kind: 'waiting' }): Upload {
  return {
    id: `id of ${name}`,
    file: new File(['a picture'], name, { type: 'image/jpeg', lastModified: 1 }),
    type: 'image/jpeg',
    name,
    state,
  };
}
const done: Upload['state'] = {
  kind: 'done',
  message: 'It is in Blinds.',
  isNew: true,
  address: '/api/download/blinds/a.jpg',
};

test('A file chosen twice is one row, until it is uploaded', () => {
  const [once, again] = [upload('a.jpg'), { ...upload('a.jpg'), id: 'another' }];
  expect(changeQueue([once], { kind: 'chosen', uploads: [again] })).toEqual([once]);
  const finished = upload('a.jpg', done);
  expect(changeQueue([finished], { kind: 'chosen', uploads: [again] })).toEqual([finished, again]);
});

test('A failed file keeps its row, and waits again under its new name', () => {
  const uploads = [upload('a.jpg'), upload('b.jpg')];
  const taken: Upload['state'] = { kind: 'taken', message: 'The name is taken.' };
  const refused = changeQueue(uploads, { kind: 'state', id: 'id of a.jpg', state: taken });
  expect(refused.map(({ state }) => state.kind)).toEqual(['taken', 'waiting']);
  const renamed = changeQueue(refused, { kind: 'renamed', id: 'id of a.jpg', name: 'a-2.jpg' });
  expect(renamed.map(({ name, state }) => `${name} ${state.kind}`)).toEqual(['a-2.jpg waiting', 'b.jpg waiting']);
});

test('Clearing removes all finished files, removing removes one file', () => {
  const uploads = [upload('a.jpg', done), upload('b.jpg'), upload('c.jpg')];
  const cleared = changeQueue(uploads, { kind: 'cleared' });
  expect(cleared.map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg']);
  expect(changeQueue(cleared, { kind: 'removed', id: 'id of c.jpg' }).map(({ name }) => name)).toEqual(['b.jpg']);
});

test('The summary counts every state, and a taken name as a failure', () => {
  const uploads = [
    upload('a.jpg', done),
    upload('b.jpg', { kind: 'sending', sent: 3 }),
    upload('c.jpg', { kind: 'failed', message: 'The connection broke.', canRetry: true }),
    upload('d.jpg', { kind: 'taken', message: 'The name is taken.' }),
    upload('e.jpg'),
  ];
  expect(queueSummary(countQueue(uploads))).toBe('1 of 5 done, 1 uploading, 2 failed, 1 to upload');
  expect(queueSummary(countQueue([upload('a.jpg', done)]))).toBe('1 of 1 done');
});
