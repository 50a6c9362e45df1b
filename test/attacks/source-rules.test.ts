import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Module, type Node, nameOf, sourceTree } from '../arrows/source-tree.ts';

/** What no file of the product may say, because tests from outside would not see it until it is too late. */
const rules: {
  name: string;
  planted: string;
  /** Where the planted text stands, when it is wrong only in some place. */
  at?: string;
  in?: RegExp;
  except?: RegExp;
  isWrong(node: Node): boolean;
}[] = [
  {
    name: 'text is never run as a program',
    planted: "new Function('return 1')(); eval('1');",
    isWrong: (node) => /^(Call|New)Expression$/.test(node.type) && /^(eval|Function)$/.test(nameOf(node.callee) ?? ''),
  },
  {
    name: 'text is never read as a program by another way',
    planted: "import { runInNewContext } from 'node:vm';",
    isWrong: (node) => node.type === 'ImportDeclaration' && /^(node:)?(vm|repl)$/.test(nameOf(node.source) ?? ''),
  },
  {
    name: 'programs are started without a shell',
    planted: "import { execSync } from 'node:child_process';\nspawn('ls', [], { shell: true });",
    isWrong: (node) =>
      (node.type === 'ImportSpecifier' && /^exec(Sync)?$/.test(nameOf(node.imported) ?? '')) ||
      (node.type === 'Property' && nameOf(node.key) === 'shell'),
  },
  {
    name: 'SQL is put together from text in migrations alone, where nothing is typed by anybody',
    planted: "sql.raw('select ' + name);",
    except: /^src\/adapters\/database\/(migrations\/|create-table\.ts$)/,
    isWrong: (node) =>
      node.type === 'MemberExpression' && nameOf(node.object) === 'sql' && nameOf(node.property) === 'raw',
  },
  {
    name: 'the server asks other servers in adapters alone, where the operator names them',
    planted: "fetch('https://elsewhere.example');",
    in: /^src\/(?!web\/)/,
    except: /^src\/adapters\/(files|mail)\//,
    isWrong: (node) => node.type === 'CallExpression' && nameOf(node.callee) === 'fetch',
  },
  {
    name: 'windows tell each other nothing',
    planted: "addEventListener('message', take);",
    in: /^src\/web\//,
    // A worker of our own and the page that started it: nobody else has its port.
    except: /^src\/web\/site\/see\/(open-)?wall-worker\.ts$/,
    isWrong: (node) =>
      (node.type === 'MemberExpression' && nameOf(node.property) === 'postMessage') ||
      (node.type === 'CallExpression' &&
        /addEventListener$/.test(nameOf(node.callee) ?? '') &&
        nameOf((node.arguments as Node[])[0]) === 'message'),
  },
  {
    name: 'no HTML is made from text',
    planted: 'panel.innerHTML = text;',
    in: /^src\/web\//,
    isWrong: (node) =>
      node.type === 'MemberExpression' &&
      /^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc|write|writeln)$/.test(nameOf(node.property) ?? ''),
  },
  {
    name: 'no secret is made by Math.random, which can be guessed: it spreads the pauses before a bucket is asked again',
    planted: 'const token = Math.random();',
    except: /^src\/adapters\/files\/open-bucket\.ts$/,
    isWrong: (node) =>
      node.type === 'MemberExpression' && nameOf(node.object) === 'Math' && nameOf(node.property) === 'random',
  },
  {
    name: 'no migration since 0014 changes a table that the release before reads, or takes a protection away',
    planted: "await sql.raw('alter table invoices add column due text').execute(transaction);",
    at: 'src/adapters/database/migrations/0099-wrong.ts',
    in: /^src\/adapters\/database\/migrations\/(?!first\/)/,
    // They add a column that may stay empty, and that the release before, which names its columns, neither writes nor reads.
    except: /(0033-visitor-chain|0037-sez-units|0043-surfaces|0053-imports-taken-back)\.ts$/,
    isWrong: (node) => /\b(alter\s*table|drop\s*(table|trigger|column))\b/i.test(textOf(node)),
  },
  {
    name: 'money changes no issued document',
    planted: "await transaction.updateTable('invoices').set({ due }).execute();",
    at: 'src/adapters/database/receivables/wrong.ts',
    in: /^src\/adapters\/database\/(receivables|shared-writes)\//,
    isWrong: (node) =>
      (node.type === 'CallExpression' &&
        /^(updateTable|deleteFrom)$/.test(nameOf((node.callee as Node).property)) &&
        nameOf((node.arguments as Node[])[0]) === 'invoices') ||
      /\b(update|delete from) invoices\b/i.test(textOf(node)),
  },
  {
    name: 'there are no cookies',
    planted: 'document.cookie;',
    isWrong: (node) => node.type === 'MemberExpression' && nameOf(node.property) === 'cookie',
  },
];

/** What a name, a text or a part of a template says. */
function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return /^(Literal|Identifier)$/.test(node.type) ? nameOf(node) : '';
}

function read(paths: string[]) {
  return [...sourceTree(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))).values()];
}
const product = read(globSync('src/**/*.{ts,tsx}').sort()).filter(({ isTest }) => !isTest);

function wrongIn(modules: Module[], rule: (typeof rules)[number]): string[] {
  return modules
    .filter(({ path }) => (rule.in ?? /^src\//).test(path) && !rule.except?.test(path))
    .flatMap(({ path, nodes, text }) =>
      nodes.filter(rule.isWrong).map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`),
    );
}

test.each(rules)('In the whole product $name', (rule) => {
  expect(product.length).toBeGreaterThan(200);
  expect(wrongIn(product, rule)).toEqual([]);
});

test.each(rules)('A file that breaks it is found: $name', (rule) => {
  const place = rule.name.includes('server') || rule.name.includes('SQL') ? 'server' : 'web';
  const path = rule.at ?? `src/${place}/wrong.ts`;
  expect(wrongIn([...sourceTree([{ path, text: rule.planted }]).values()], rule).length).toBeGreaterThan(0);
});
