import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openTestShop } from '#test/open/open-test-shop.ts';
import { keepReadings } from './keep-readings.ts';

afterEach(() => void vi.useRealTimers());

test('A disk that hangs is asked once, however often owners look; once it answers it is asked again', async () => {
  const shop = await openTestShop();
  const begun = { disks: 0, backup: 0 };
  const hanging = Promise.withResolvers<void>();
  onTestFinished(() => hanging.resolve());
  const { readings } = keepReadings({
    ...shop,
    machine: {
      ...shop.machine,
      certificateEnds: async () => null,
      disks: async () => {
        begun.disks += 1;
        await hanging.promise;
        return [];
      },
    },
    backups: {
      every: 10,
      newestLine: async () => {
        begun.backup += 1;
        await hanging.promise;
        return null;
      },
    },
  });
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const look = async () => {
    const answer = readings();
    await vi.advanceTimersByTimeAsync(61_000);
    return answer;
  };
  for (let turn = 0; turn < 5; turn += 1) expect(await look()).toMatchObject({ disks: [], backup: 'failed' });
  expect(begun).toEqual({ disks: 1, backup: 1 });

  hanging.resolve();
  await look();
  expect(await look()).toMatchObject({ backup: { every: 10 } });
  expect(begun).toEqual({ disks: 2, backup: 2 });
});
