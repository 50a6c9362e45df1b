import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../frame/call-staff.ts';

/** A page of a list with what the server says beside it, and how many rows all its pages have, which it says in a header. */
export function fetchCounted<Page extends object>(
  address: string,
  signal: AbortSignal,
): Promise<CallAnswer<Page & { count: number }>> {
  return callStaff(address, {
    signal,
    read: async (response) => ({ ...((await response.json()) as Page), count: countIn(response.headers) }),
  });
}

/** The same of a page that is nothing but its rows. */
export function fetchCountedRows<Row>(
  address: string,
  signal: AbortSignal,
): Promise<CallAnswer<{ rows: Row[]; count: number }>> {
  return callStaff(address, {
    signal,
    read: async (response) => ({ rows: (await response.json()) as Row[], count: countIn(response.headers) }),
  });
}

function countIn(headers: Headers): number {
  return Number(headers.get('X-Total-Count'));
}
