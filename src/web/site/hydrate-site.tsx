import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchedPages, pageAt } from './pages.ts';
import { hydrateInTurn } from './parts/in-turn.tsx';
import type { Site, SitePage } from './parts/site-page.ts';
import { SiteWords } from './words/site-words.tsx';
import type { Words } from './words/words.ts';

/** Hydrates the page that the server rendered; resolves when its controls work, and marks it as awake for the journeys. */
export async function hydrateSite(): Promise<void> {
  const page = document.getElementById('site') as HTMLElement;
  const data = document.getElementById('site-data')?.textContent ?? '';
  const { site, words }: { site: Site; words: Words } = JSON.parse(data);
  const Body = await bodyOf(site);
  await hydrateInTurn(
    () =>
      new Promise((resolve) =>
        hydrateRoot(
          page,
          <Hydrated onHydrated={resolve}>
            <SiteWords language={site.language} words={words}>
              <Body site={site} />
            </SiteWords>
          </Hydrated>,
        ),
      ),
  );
  page.dataset.awake = '';
}

async function bodyOf({ path, catalogue }: Site): Promise<SitePage['Body']> {
  const fetchPage = pageAt(fetchedPages, path, catalogue);
  return fetchPage ? (await fetchPage()).Body : (await import('./frame/not-found-page.tsx')).NotFoundPage;
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
