import { registerHooks } from 'node:module';
import type { Fault } from '#test/drills/drill.ts';

/*
 * Imported by node before the program: one file of it is read with a few words replaced. The file on the disk stays as it is.
 */

const { name, file, replace, by } = JSON.parse(process.env.PLANTED_FAULT ?? '{}') as Fault;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(`/src/${file}`)) return loaded;
    const source = String(loaded.source);
    if (source.split(replace).length !== 2) {
      process.stderr.write(`“${name}” cannot be planted: ${file} does not hold its words once.\n`);
      process.exit(70);
    }
    return { ...loaded, source: source.replace(replace, () => by) };
  },
});
