import { expect, test } from 'vitest';
import { sharePorts } from '#server/share-ports.ts';
import { actor } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { issueOverWire } from '#test/wire/issue-over-wire.ts';
import { Overloaded } from '../ports/failures.ts';
import { type MakeSharePorts, makeShare } from './make-share.ts';

const app = withTestApp();
const issue = issueOverWire(app);

/** A link for a new document, with another way to store it. */
async function share(
  add: (store: MakeSharePorts['shares']) => MakeSharePorts['shares']['add'],
  changes: Partial<MakeSharePorts> = {},
) {
  const id = (await issue()).headers.get('Document') ?? '';
  const ports = sharePorts(app().ports);
  return makeShare(
    { ...ports, shares: { add: add(ports.shares) }, ...changes },
    { of: { kind: 'document', id }, days: 7, forWhom: '' },
    actor,
  );
}

test('A link is answered when it is stored and not before: it opens from the first moment', async () => {
  const made = await share((store) => async (...entry) => {
    // A busy disk.
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    await store.add(...entry);
  });
  if (!made.ok) throw new Error(made.message);
  const { shares, system } = app().ports;
  expect(await shares.open(system.sha256(made.value.token), system.now())).toMatchObject({ id: made.value.id });
});

test('A link that could not be stored is not answered at all', async () => {
  const full = new Error('The disk is full.');
  await expect(share(() => () => Promise.reject(full))).rejects.toBe(full);
});

test('A link does not need the picture of its page: where that fails, as while others upload theirs, it is made without', async () => {
  const pictureOfPage = () => Promise.reject(new Overloaded('Too many pictures are being made just now.'));
  const made = await share(({ add }) => add, { pictureOfPage });
  expect(made).toMatchObject({ ok: true });
});
