import { z } from 'zod';
import { type Call, json, text } from './call.ts';
import { paths } from './paths.ts';
import { refusal } from './refusals.ts';

export const healthzCall = {
  method: 'GET',
  path: paths.healthz,
  who: 'anyone',
  summary: 'Whether the process runs',
  answers: { 200: text('ok') },
} satisfies Call;

export const readyzCall = {
  method: 'GET',
  path: paths.readyz,
  who: 'anyone',
  summary: 'Whether the database and the file store answer',
  answers: { 200: text('ready'), 503: text('which of them does not answer, or that the process is stopping') },
} satisfies Call;

export const metricsCall = {
  method: 'GET',
  path: paths.metrics,
  who: 'anyone',
  summary: 'Metrics of this process in the text format of Prometheus: for this machine, or with METRICS_TOKEN',
  answers: {
    200: text('Prometheus text format 0.0.4'),
    403: refusal('The request is from another machine, without that token.'),
  },
} satisfies Call;

export const openapiCall = {
  method: 'GET',
  path: paths.openapi,
  who: 'anyone',
  summary: 'This document',
  answers: { 200: json('OpenAPI 3.1', z.looseObject({})) },
} satisfies Call;

export const cspCall = {
  method: 'POST',
  path: paths.csp,
  who: 'anyone',
  summary: 'Receives browser reports about the content security policy',
  accepts: ['application/csp-report', 'application/reports+json', 'application/json'],
  answers: { 204: { description: 'Received' } },
} satisfies Call;
