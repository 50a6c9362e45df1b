import type { TestApp } from '#test/open/start-test-app.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  propertyNames?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
};

/** A call as our own OpenAPI document describes it: what anybody can read of the server. */
export type DescribedCall = {
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  /** Whom it asks for a token. */
  needs: 'nobody' | 'staff' | 'owner';
  query: string[];
  /** Of the path, the query and the headers. */
  parameters: Parameter[];
  /** The media types that it takes, each with what it says of the body. */
  bodies: { type: string; schema: Schema }[];
};

type Parameter = { in: string; name: string; schema: Schema };

type Operation = {
  security?: [{ token: string[] }];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

export type { Schema };

/** Every call of the document. */
export function describedCalls(document: unknown): DescribedCall[] {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      needs: security ? (security[0].token.includes('owner') ? 'owner' : 'staff') : 'nobody',
      parameters,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({ type, schema })),
    })),
  );
}

/** The same of a server that is open in this process. */
export async function callsOf(app: TestApp): Promise<DescribedCall[]> {
  return describedCalls(await (await app.call('GET', '/api/openapi.json')).json());
}
