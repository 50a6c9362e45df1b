import { z } from 'zod';
import { type Answer, type Call, longestPart } from './call.ts';

/** The OpenAPI 3.1 document of the calls, made from the schemas that check them. */
export function openapi(calls: Call[], server: string) {
  const items: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const address = call.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    items[address] = { ...items[address], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1', description: 'The calls of the catalogue and its back-office.' },
    servers: [{ url: server }],
    paths: items,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(call: Call) {
  return {
    summary: call.summary,
    ...(call.mayBeRecent
      ? { 'x-may-be-recent': 'It may be five seconds old; Cache-Control: no-cache asks for the newest.' }
      : {}),
    // OpenAPI 3.1: for a scheme other than OAuth the list names the required roles.
    ...(call.who === 'anyone' ? {} : { security: [{ token: call.who === 'staff' ? [] : [call.who] }] }),
    parameters: [
      ...Object.entries(call.params ?? {}).map(([name, part]) => {
        const { description, longest } = typeof part === 'string' ? { description: part, longest: longestPart } : part;
        return parameter('path', name, { type: 'string', maxLength: longest }, description);
      }),
      ...Object.entries(call.headers ?? {}).map(([name, description]) =>
        parameter('header', name, { type: 'string' }, description),
      ),
      ...Object.entries(call.query?.shape ?? {}).map(([name, schema]) =>
        parameter('query', name, jsonSchema(schema as z.ZodType)),
      ),
    ],
    ...(call.accepts
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(call.accepts.map((type) => [type, content(call.body)])),
          },
        }
      : {}),
    responses: Object.fromEntries(Object.entries(call.answers).map(([status, answer]) => [status, response(answer)])),
  };
}

function parameter(place: string, name: string, schema: unknown, description = '') {
  return {
    name,
    in: place,
    required: place === 'path',
    schema,
    ...(description ? { description } : {}),
  };
}

function response(answer: Answer) {
  return {
    description: answer.description,
    ...(answer.headers
      ? {
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, description]) => [
              name,
              { description, schema: { type: 'string' } },
            ]),
          ),
        }
      : {}),
    ...(answer.type ? { content: { [answer.type]: content(answer.schema) } } : {}),
  };
}

function content(schema: z.ZodType | undefined) {
  return schema ? { schema: jsonSchema(schema) } : {};
}

function jsonSchema(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
