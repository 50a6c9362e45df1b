import type { AuditEvent } from './audit-events.ts';

/** The title of each event on the screen and in the export. */
const titles: Record<AuditEvent, string> & Record<string, string> = {
  'invoice issued': 'Document issued',
  'invoice cancelled': 'Document cancelled',
  'pro-forma declined': 'Pro-forma declined',
  'pro-forma reopened': 'Pro-forma open again',
  'paper named': 'Paper stored',
  'documents sealed': 'Older documents added to the log',
  'document linked': 'Customer of a document chosen',
  'documents linked': 'Documents linked to customers',
  'share made': 'Link made',
  'share ended': 'Link ended',
  'callback done': 'Callback done',
  'callback reopened': 'Callback reopened',
  'callback noted': 'Callback noted',
  'callback sent again': 'Callback mailed again',
  'customer added': 'Customer added',
  'customer changed': 'Customer changed',
  'customer archived': 'Customer archived',
  'customer restored': 'Customer brought back',
  'customer merged': 'Customer made one with another',
  'customers imported': 'Customers imported',
  'photo added': 'Picture added',
  'photo removed': 'Picture deleted',
  'photo restored': 'Picture restored',
  'logged in': 'Logged in',
  'login refused': 'Login refused',
  'login asked for a code': 'Login without the app’s code',
  'own password refused': 'Own password refused',
  'logged out': 'Logged out',
  'other logins ended': 'Other logins ended',
  'account added': 'Account added',
  'account disabled': 'Account disabled',
  'account enabled': 'Account enabled',
  'role changed': 'Role changed',
  'code given': 'One-time code given',
  'password set by code': 'Password set with a code',
  'password changed': 'Password changed',
  'second factor on': 'App’s codes turned on',
  'second factor off': 'App’s codes turned off',
  'second factor ended by owner': 'App’s codes ended by an owner',
  'secrets sealed': 'Secrets encrypted',
  'company saved': 'Company record saved',
  'backup restored': 'Backup restored',
};

/** `auditTitle('invoice issued')` → `'Document issued'`. An event of a later release is shown by its name. */
export function auditTitle(event: string): string {
  return Object.hasOwn(titles, event) ? (titles[event] ?? event) : event;
}
