import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceOrigin } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * From now on, stack traces of the built program name the files and lines of the sources, also those that a child process has
 * sent. A map is read when a trace first needs it: with `--enable-source-maps` Node reads them all at each start.
 */
export function nameSources(): void {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${frame}`)]
      .join('\n')
      .replace(builtPlaces, (place, built: string, line: string, column: string) =>
        built.startsWith(folder) ? sourcePlace(built, Number(line), Number(column)) : place,
      );
}

const folder = pathToFileURL(import.meta.dirname).href;
const builtPlaces = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | null>();

function sourcePlace(built: string, line: number, column: number): string {
  const map = maps.get(built) ?? readMap(built);
  maps.set(built, map);
  const { fileName, lineNumber, columnNumber }: Partial<SourceOrigin> = map?.findOrigin(line, column) ?? {};
  return fileName === undefined
    ? `${built}:${line}:${column}`
    : `${new URL(fileName, built).href}:${lineNumber}:${columnNumber}`;
}

function readMap(built: string): SourceMap | null {
  const file = new URL(`${built}.map`);
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
