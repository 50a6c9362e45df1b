import type { Shop } from './open-shop.ts';

/**
 * What journeys of a shared shop read and none may leave changed: the pictures of HPL and of blinds, the brochures and the
 * company record. Pictures of other galleries, customers and documents are added by many. It is read after each journey, in
 * few milliseconds: the catalogue is too long for that.
 */
export function readSiteContents({ origin, token }: Pick<Shop, 'origin' | 'token'>): Promise<unknown[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/api/${path}`, { headers });
    const body = await answer.json();
    return answer.ok ? [path, body.version ?? body] : [path, answer.status];
  };
  return Promise.all(['filenames/hpl', 'filenames/blinds', 'filenames/pdfs', 'company'].map(read));
}
