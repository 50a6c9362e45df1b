import { type DescribedCall, describedCalls } from '#test/attacks/described-calls.ts';

/** Answers a request as the server does: an app in this process, or a program at its address. */
export type Send = (request: Request) => Response | Promise<Response>;

type Given = {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
};

export type Wire = Awaited<ReturnType<typeof openWire>>;

/** The origin of requests that are answered in this process. */
const nowhere = 'http://vitrine.example';

/**
 * The calls of a shop, with a record of which of them were made. Every refusal throws, because a deed that was refused was
 * not done. A preview is no deed.
 */
export async function openWire(send: Send) {
  const made = new Set<string>();
  const document = await send(new Request(`${nowhere}/api/openapi.json`));
  const calls = describedCalls(await document.json()).map((call) => ({ ...call, pattern: patternOf(call) }));
  const ask = async (method: string, path: string, { token, body, form, headers = {} }: Given = {}) => {
    const request = new Request(nowhere + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? (form ? { body: form } : {}) : { body: JSON.stringify(body) }),
    });
    const answer = await send(request);
    if (!answer.ok && answer.status !== 303)
      throw new Error(`${method} ${path} was refused: ${answer.status} ${(await answer.text()).slice(0, 2_000)}`);
    const { pathname, searchParams } = new URL(request.url);
    const call = calls.find((each) => each.method === method && each.pattern.test(pathname));
    if (!call) throw new Error(`${method} ${path} is no call of the contract.`);
    if (!searchParams.get('preview')) made.add(nameOf(call));
    return answer;
  };
  return {
    ask,
    json: async <T>(...call: Parameters<typeof ask>): Promise<T> => (await ask(...call)).json() as Promise<T>,
    /** Every call of the contract, those without a parameter first. */
    calls,
    /** The calls that are no GET and that were not made yet. */
    missing: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(nameOf)
        .filter((name) => !made.has(name)),
  };
}

/** `POST /api/callbacks/{id}` */
export function nameOf({ method, path }: Pick<DescribedCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function patternOf({ path }: DescribedCall): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`);
}
