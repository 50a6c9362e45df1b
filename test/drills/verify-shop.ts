import { verifyCommand } from '#cli/verify.ts';
import { readConfig } from '#config';

/** Gives the operator's command verify in this process: the faults that it names. */
export async function verifyShop({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL: string }) {
  const result = await verifyCommand(readConfig({ DATA_DIR, DATABASE_URL }), []);
  if (typeof result !== 'object') throw new Error(`verify takes other words: ${result}`);
  const faults = result.message.split('\n').filter((line) => !line.startsWith('ok'));
  return { isWhole: result.ok, faults: result.ok ? [] : faults.slice(0, 20) };
}
