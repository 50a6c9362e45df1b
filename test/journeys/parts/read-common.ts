import type { Shop } from './open-shop.ts';

/**
 * What journeys of a shared shop read and none may leave changed: the pictures of HPL and of blinds, the brochures, the
 * company record and the catalogue. Pictures of other galleries, customers and documents are added by many.
 */
export function readCommon({ origin, token }: Pick<Shop, 'origin' | 'token'>): Promise<unknown[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/api/${path}`, { headers });
    const body = await answer.json();
    return answer.ok ? [path, body.version ?? body] : [path, answer.status];
  };
  return Promise.all(['filenames/hpl', 'filenames/blinds', 'filenames/pdfs', 'company', 'catalogue'].map(read));
}
