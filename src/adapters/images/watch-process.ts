import { parentPort, workerData } from 'node:worker_threads';

/** What an image process may take before its watch ends it. */
export type ImageLimits = { maxResidentBytes: number; maxProcessorMs: number };

/*
 * A thread of the image process that ends it when it grows too large, works too long at one picture, or when the server has
 * gone. The thread that draws cannot do so by itself: a page of a PDF holds it until it is drawn.
 */

const { maxResidentBytes, maxProcessorMs } = workerData as ImageLimits;
const server = process.ppid;
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let before = spent();
// Each message is the beginning of a picture. Its time is the processor's: on a busy machine an honest one takes long by the clock.
parentPort?.on('message', () => {
  before = spent();
});

setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  if (spent() - before > maxProcessorMs) process.kill(process.pid, 'SIGVTALRM');
}, 20);
