import { paths } from './paths.ts';

/** The screens that show one thing: the last part of their address is its id. */
const screensWithId: readonly string[] = [
  paths.customerPage,
  paths.receiptPage,
  paths.documentPage,
  paths.categoryPage,
  paths.materialPage,
];

const knownPaths: ReadonlySet<string> = new Set(Object.values(paths));

/**
 * `screenPath('/customers/k3x9')` → `/customers/:id`. Every other path stays as it is, also `/customers/new`. The page is the
 * same for each id, because the browser loads the data: so the server keeps one page, not one for each customer.
 */
export function screenPath(path: string): string {
  const end = path.lastIndexOf('/') + 1;
  const found = screensWithId.find((each) => each.length === end + ':id'.length && each.startsWith(path.slice(0, end)));
  return found && !knownPaths.has(path) && isId.test(path.slice(end)) ? found : path;
}

const isId = /^[\w-]{1,64}$/;
