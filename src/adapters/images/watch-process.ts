import { parentPort, workerData } from 'node:worker_threads';

/** The limits of an image process. */
export type ImageLimits = { maxResidentBytes: number; maxProcessorMs: number };

/*
 * A thread of the image process that ends the process when it uses too much memory or processor time, or when the server has
 * ended. The drawing thread cannot do this: a page of a PDF blocks it until it is drawn.
 */

const { maxResidentBytes, maxProcessorMs } = workerData as ImageLimits;
const server = process.ppid;
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let before = processorMs();
// Each message is the start of a picture. Processor time counts, not wall time, which is long on a busy machine.
parentPort?.on('message', () => {
  before = processorMs();
});

setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  if (processorMs() - before > maxProcessorMs) process.kill(process.pid, 'SIGVTALRM');
}, 20);
