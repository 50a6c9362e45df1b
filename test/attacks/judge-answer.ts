import { isFailure } from '#contract/failure.ts';
import { scriptTexts } from './hostile-texts.ts';

export type Answer = { status: number; headers: Headers; body: string; milliseconds: number };

/** What no answer to any question may say; nothing when it is in order. */
export function judgeAnswer(answer: Answer, mostMilliseconds: number, secrets: string[] = []): string[] {
  const { status, headers, body } = answer;
  const type = headers.get('Content-Type') ?? '';
  const all = `${body}\n${[...headers].map((pair) => pair.join(': ')).join('\n')}`;
  const faults = [
    status >= 500 && status !== 503 && status !== 507 ? `status ${status}` : '',
    answer.milliseconds > mostMilliseconds ? `took ${Math.round(answer.milliseconds)} ms` : '',
    ...insides.map((inside) => inside.exec(all)?.[0] ?? '').map((found) => found && `says ${found}`),
    ...secrets.filter((secret) => all.includes(secret)).map(() => 'says a secret'),
    ...needed.filter((name) => !headers.get(name)).map((name) => `has no ${name}`),
    // A page from memory has no line in the log and so no id; nor has what the parser refuses.
    !headers.has('X-Request-Id') && !(status < 400 && headers.has('ETag')) && status !== 431
      ? 'has no X-Request-Id'
      : '',
    headers.has('X-Evil') ? 'has a header that was sent to it' : '',
    /evil\.example/.test(headers.get('Location') ?? '') ? 'leads elsewhere' : '',
    headers.has('Access-Control-Allow-Origin') ? 'lets other origins read it' : '',
    headers.has('Set-Cookie') ? 'sets a cookie' : '',
    /^text\/(?!.*charset=utf-8)/i.test(type) ? `has no character set: ${type}` : '',
    status >= 400 && type.startsWith('application/json') && body && !isFailure(JSON.parse(body)) ? 'is no refusal' : '',
    type.startsWith('text/html') ? (live.find((text) => body.includes(text)) ?? '') : '',
  ];
  return faults.filter(Boolean);
}

/** What only the inside knows: places in the code, files of the machine, words of the databases. */
const insides = [
  /\bat \S+ \(?(?:file:|node:|\/)[^\n]{0,80}/,
  /\bnode_modules\b|\bnode:internal\b/,
  /SQLITE_[A-Z]+|SqliteError|no such (?:table|column)|\bnear "|\bsqlite_master\b|\bpg_catalog\b/,
  /\bselect "|\binsert into "|\bupdate "\w+" set\b/i,
  /\bE(?:NOENT|ACCES|ISDIR|PERM|IO|XDEV)\b/,
  /root:x:0/,
  new RegExp(process.cwd().replaceAll(/[^\w/]/g, '.')),
];

const needed = ['X-Content-Type-Options', 'X-Frame-Options', 'Content-Security-Policy', 'Referrer-Policy'];

/** Those of the texts that a page must never hold as they are: a tag's beginning, or what ends an attribute. */
const live = scriptTexts.filter((text) => text.includes('<') || text.startsWith('" '));
