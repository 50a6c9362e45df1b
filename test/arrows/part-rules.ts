import { type Finding, productFiles, type Rule, under } from './rule.ts';
import type { Import, Module } from './source-tree.ts';

/** A rule about what the files of one part may import. */
function partRule(
  name: string,
  isPart: (path: string) => boolean,
  may: (one: Import, from: Module) => boolean,
  instead: string,
): Rule {
  return {
    name,
    instead,
    find: (tree) =>
      productFiles(tree)
        .filter((module) => isPart(module.path))
        .flatMap((module) => module.imports.filter((one) => !may(one, module)).map((one) => finding(module, one))),
  };
}

function finding(module: Module, one: Import): Finding {
  return {
    path: module.path,
    line: one.line,
    found: `imports ${one.file ?? one.package}`,
  };
}

function isPorts(file: string | null): boolean {
  return file?.startsWith('src/operations/ports/') ?? false;
}

/** Where the programs are that an adapter starts: as sources, or as the build made them. */
const programFile = 'src/program-file.ts';

function from(one: Import, ...parts: string[]) {
  return parts.some((part) => one.file?.startsWith(`src/${part}/`));
}
function subfolder(path: string) {
  return path.split('/')[2];
}

/** The table of arrows: who may import whom. */
export const partRules: Rule[] = [
  partRule(
    'the domain imports nothing',
    under('src/domain'),
    (one) => from(one, 'domain'),
    'Take what you need as an argument (the time, an id, a stored value), or move this code to operations or to an adapter.',
  ),
  partRule(
    'the contract knows the domain only',
    under('src/contract'),
    (one) => from(one, 'contract', 'domain') || one.package === 'zod',
    'The contract only says what goes over the wire: do the work in server/ or in operations/, which may import it.',
  ),
  partRule(
    'operations know the domain and their ports only',
    under('src/operations'),
    (one) => from(one, 'domain', 'operations'),
    'Say what you ask of the outside world as a port in operations/ports/, let an adapter answer it and main.ts hand it in.',
  ),
  partRule(
    'jobs know operations and the domain only',
    under('src/jobs'),
    (one) => from(one, 'domain', 'operations', 'jobs'),
    'A job says when: move the doing to operations/, and take what it needs as an argument from main.ts.',
  ),
  partRule(
    'adapters know the domain and the ports only',
    under('src/adapters'),
    (one) => from(one, 'domain', 'adapters') || isPorts(one.file) || one.file === programFile || one.package !== null,
    'An adapter answers a port and decides nothing: move the decision to operations/ or domain/, and take settings as arguments.',
  ),
  partRule(
    'adapters do not know each other',
    under('src/adapters'),
    (one, module) => !from(one, 'adapters') || subfolder(one.file ?? '') === subfolder(module.path),
    'Let the operation use both ports one after the other, or move what both need into the domain.',
  ),
  partRule(
    'the web knows the domain and the contract only',
    under('src/web'),
    (one) => from(one, 'domain', 'contract', 'web') || (one.package !== null && !one.package.startsWith('node:')),
    'Ask the server over the wire with web/call-api.ts, or move a pure rule into the domain.',
  ),
  partRule(
    'the server knows contract, operations and domain only',
    under('src/server'),
    (one) => from(one, 'server', 'contract', 'operations', 'domain') || one.package !== null,
    'Take the port, the setting or the renderer as an argument: main.ts opens the ports and hands them in.',
  ),
  partRule(
    'routes do not import routes',
    under('src/server/routes'),
    (one) => !from(one, 'server/routes'),
    'Move what both need to server/ beside respond.ts, or into an operation when it is a rule.',
  ),
  partRule(
    'nobody imports main.ts',
    () => true,
    (one) => one.file !== 'src/main.ts',
    'main.ts only wires: move what you need into the part that it belongs to.',
  ),
  partRule(
    'the product imports neither tests nor the demo',
    () => true,
    (one) => !one.file || one.file.startsWith('src/'),
    'What the product needs lives in src/; the demo is data that is loaded through the operations.',
  ),
];
