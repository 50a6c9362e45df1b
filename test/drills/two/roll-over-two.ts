import { openDesk } from '../open-desk.ts';
import type { Two } from './open-two.ts';

const paths = ['/', '/wallpapers', '/awnings', '/api/filenames/wallpapers', '/healthz'];

/** Both are ended politely and started again, in turn and twice, while visitors read and a clerk issues: nobody may notice. */
export async function rollOverTwo(two: Two, requests: number) {
  const desk = await openDesk(() => two.origin, two.program(0));
  const failures: string[] = [];
  const stopMs: number[] = [];
  let sent = 0;
  let documents = 0;
  let rolling = true;

  const visitor = async () => {
    while (sent < requests || rolling) {
      const path = paths[sent++ % paths.length] as string;
      const failure = await readWhole(two.origin + path);
      if (failure) failures.push(`${path}: ${failure}`);
    }
  };
  const clerk = async () => {
    while (rolling) await desk.issue(2_000_000 + documents++);
  };
  const operator = async () => {
    for (let turn = 0; turn < 4; turn++) stopMs.push(await two.restart(turn % 2, 'SIGTERM'));
    rolling = false;
  };
  const rolled = operator().finally(() => {
    rolling = false;
  });
  await Promise.all([rolled, clerk(), ...Array.from({ length: 8 }, visitor)]);
  const { answersLost, askedAgain } = desk.tally;
  return {
    requests: sent,
    failures: failures.slice(0, 5),
    failed: failures.length,
    documents,
    answersLost,
    askedAgain,
    stopMs,
  };
}

/** '' when it came whole and well. */
async function readWhole(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status === 200 ? '' : String(answer.status);
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
}
