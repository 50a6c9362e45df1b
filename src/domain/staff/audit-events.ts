/** What the audit log tells of, in the order in which a filter offers it. */
export const auditEvents = [
  'invoice issued',
  'invoice cancelled',
  'callback done',
  'callback reopened',
  'callback noted',
  'callback sent again',
  'photo added',
  'photo removed',
  'photo restored',
  'logged in',
  'login refused',
  'logged out',
  'other logins ended',
  'account added',
  'account disabled',
  'account enabled',
  'role changed',
  'code given',
  'password set by code',
  'password changed',
  'second factor on',
  'second factor off',
  'company saved',
  'backup restored',
] as const;

export type AuditEvent = (typeof auditEvents)[number];
