import { readFile } from 'node:fs/promises';
import type { OfficialCode } from '#domain/tax/official-code.ts';
import type { Tariff } from '#operations/ports/tariff.ts';

/** The list in `hsn-codes.tsv`: a code, its words and, for a heading of goods, the rates that name it. */
export function openTariff(): Tariff {
  let kept: Promise<readonly OfficialCode[]> | null = null;
  return {
    codes: () => {
      kept ??= readCodes();
      return kept;
    },
  };
}

async function readCodes(): Promise<readonly OfficialCode[]> {
  const text = await readFile(new URL('./hsn-codes.tsv', import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code = '', words = '', named = ''] = line.split('\t');
      return { code, words, named: named === '' ? [] : named.split(' ').map(Number) };
    });
}
