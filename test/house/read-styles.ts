/** A rule of a stylesheet: `within` are the at-rules around it, layers left out; `declarations` are written `color: red`. */
export type StyleRule = { line: number; within: string; selector: string; declarations: string[] };

/** `readStyles('@layer a { .b { color: red } }')` → one rule of `.b`. Keyframes, fonts and comments are left out. */
export function readStyles(text: string): StyleRule[] {
  const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules: StyleRule[] = [];
  const around: string[] = [];
  let begun = 0;
  for (let at = 0; at < bare.length; at += 1) {
    if (bare[at] === '"') at = bare.indexOf('"', at + 1);
    else if (bare[at] === ';' && !isInRule(around)) begun = at + 1;
    else if (bare[at] === '{') {
      around.push(oneLine(bare.slice(begun, at)));
      begun = at + 1;
    } else if (bare[at] === '}') {
      const selector = around.pop() ?? '';
      const within = around.filter((each) => !each.startsWith('@layer')).join(' ');
      const line = bare.slice(0, begun).split('\n').length;
      if (!selector.startsWith('@') && !within.includes('@keyframes'))
        rules.push({ line, within, selector, declarations: declarationsIn(bare.slice(begun, at)) });
      begun = at + 1;
    }
  }
  return rules;
}

function isInRule(around: readonly string[]): boolean {
  const last = around.at(-1);
  return last !== undefined && !/^@(layer|media|supports|container|keyframes)/.test(last);
}

function declarationsIn(body: string): string[] {
  return body
    .split(/;(?![^(]*\))/)
    .map(oneLine)
    .filter((each) => each !== '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
