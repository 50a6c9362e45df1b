import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pages } from './pages.ts';
import type { Site, SitePage } from './parts/site-page.ts';

/** Hydrates the page that the server rendered; resolves when its controls work. */
export async function hydrateSite(): Promise<void> {
  const page = document.getElementById('site') as HTMLElement;
  const site: Site = JSON.parse(document.getElementById('site-data')?.textContent ?? '');
  const Body = await bodyAt(site.path);
  await new Promise<void>((resolve) =>
    hydrateRoot(
      page,
      <Hydrated onHydrated={resolve}>
        <Body site={site} />
      </Hydrated>,
    ),
  );
}

async function bodyAt(path: string): Promise<SitePage['Body']> {
  const fetchPage = pages.get(path);
  return fetchPage ? (await fetchPage()).Body : (await import('./frame/not-found-page.tsx')).NotFoundPage;
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
