import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageFile, Pages } from '#operations/ports/pages.ts';
import type { Manifests, Renderer } from './renderer.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The pages of a production build in `folder` (`dist`). Its files are few, so they stay in memory after the first request. */
export async function openBuiltPages(folder: string): Promise<Pages> {
  const manifests: Manifests = {
    office: await readManifest(folder, 'manifest'),
    site: await readManifest(folder, 'site-manifest'),
  };
  const { pageAssets, pageIcon, renderGoneShare, renderPage, renderShare, screenLinks, shareAssets, sheetWords } =
    (await import(pathToFileURL(join(folder, 'server/render-page.js')).href)) as Renderer;
  const files = new Map<string, PageFile>();
  const open = async (name: string): Promise<PageFile | null> => {
    const type = types[extname(name)];
    // The build's names have letters, digits, hyphens and dots. Other names, such as paths, are refused.
    if (!type || !/^[\w.-]+$/.test(name)) return null;
    const path = join(folder, 'client/assets', name);
    const bytes = await readIfExists(path);
    return bytes && { bytes, brotli: await readIfExists(`${path}.br`), type };
  };
  return {
    render: async (request) =>
      renderPage({ ...request, assets: pageAssets(manifests, request.path, request.siteWords.look) }),
    renderShare: async (page, look) => renderShare(page, shareAssets(manifests, page.language, look)),
    renderGoneShare: async (page, look) => renderGoneShare(page, shareAssets(manifests, page.language, look)),
    sheetWords: async (language) => sheetWords(language),
    icon: async () => pageIcon,
    screens: async () => screenLinks,
    asset: async (name) => {
      const file = files.get(name) ?? (await open(name));
      if (file) files.set(name, file);
      return file;
    },
  };
}

async function readManifest(folder: string, name: string): Promise<object> {
  return JSON.parse(await readFile(join(folder, `client/.vite/${name}.json`), 'utf8'));
}

async function readIfExists(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
