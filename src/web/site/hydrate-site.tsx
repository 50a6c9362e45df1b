import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pages } from './pages.ts';
import type { Site, SitePage } from './parts/site-page.ts';

/** Brings the page to life as the server drew it; resolves when all of it answers. */
export async function hydrateSite(): Promise<void> {
  const page = document.getElementById('site') as HTMLElement;
  const site: Site = JSON.parse(document.getElementById('site-data')?.textContent ?? '');
  const Body = await bodyAt(site.path);
  await new Promise<void>((resolve) =>
    hydrateRoot(
      page,
      <Alive onAlive={resolve}>
        <Body site={site} />
      </Alive>,
    ),
  );
}

async function bodyAt(path: string): Promise<SitePage['Body']> {
  const fetchPage = pages.get(path);
  return fetchPage ? (await fetchPage()).Body : (await import('./frame/not-found-page.tsx')).NotFoundPage;
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
