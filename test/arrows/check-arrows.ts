import { browserRules } from './browser-rules.ts';
import { fileRules } from './file-rules.ts';
import { graphRules } from './graph-rules.ts';
import { nameRules } from './name-rules.ts';
import { packageRules } from './package-rules.ts';
import { partRules } from './part-rules.ts';
import { roomRules } from './room-rules.ts';
import type { Rule } from './rule.ts';
import { type SourceFile, sourceTree } from './source-tree.ts';

export type Problem = { rule: string; message: string };

/** Every rule of the house about files, packages and who may import whom. */
export const rules: Rule[] = [
  ...partRules,
  ...browserRules,
  ...graphRules,
  ...roomRules,
  ...fileRules,
  ...nameRules,
  ...packageRules,
];

/** What is wrong in these files, each with what to do instead. */
export function checkArrows(files: SourceFile[]): Problem[] {
  const tree = sourceTree(files);
  return rules.flatMap((rule) =>
    rule.find(tree).map(({ path, line, found }) => ({
      rule: rule.name,
      message: `${path}${line ? `:${line}` : ''} ${found}: ${rule.name}. ${rule.instead}`,
    })),
  );
}
