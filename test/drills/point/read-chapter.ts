import { readFileSync } from 'node:fs';

/** A chapter of docs/operations.md: its text, and the blocks of code in it, in their order. */
export function readChapter(heading: string): { text: string; blocks: string[] } {
  const page = readFileSync('docs/operations.md', 'utf8');
  const text = page.split(/^#+ /m).find((chapter) => chapter.startsWith(`${heading}\n`));
  if (!text) throw new Error(`docs/operations.md has no chapter “${heading}”.`);
  return { text, blocks: [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = '']) => block) };
}

/** The lines of a block of commands, without what is said beside them. */
export function commandsOf(block: string): string[] {
  return block.split('\n').flatMap((line) => {
    const command = line.replace(/ +#.*$/, '');
    return command === '' ? [] : [command];
  });
}
