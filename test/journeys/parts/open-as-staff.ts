import { type Browser, expect, type Page } from '@playwright/test';
import type { Shop } from './open-shop.ts';

/** A page of a member of staff, who is added for it. */
export async function openAsStaff(browser: Browser, shop: Shop): Promise<Page> {
  const post = async (path: string, data: object) => {
    const answer = await fetch(shop.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${shop.token}` },
      body: JSON.stringify(data),
    });
    expect(answer.ok, path).toBe(true);
    return answer;
  };
  const username = 'ravi';
  const password = 'nine lamps and a kite';
  const added = await post('/api/people', { username, role: 'staff', ownPassword: shop.password });
  await post('/api/setPassword', { username, password, ...((await added.json()) as { code: string }) });
  const { token } = (await (await post('/api/login', { username, password })).json()) as { token: string };
  const context = await browser.newContext();
  await context.addInitScript((given) => localStorage.setItem('token', given), token);
  return context.newPage();
}
