import type { MiddlewareHandler } from 'hono';
import { seesFigures } from '#domain/company/sees-figures.ts';
import { failed } from '#domain/outcome.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';

const notAllowed = failed('forbidden', 'Only an owner sees the figures, until an owner lets staff see them.');

/** Lets owners through, and staff whom the company record lets see Figures now. It runs after `requireStaff`. */
export function requireFigures(ports: { companies: Pick<CompanyStore, 'current'> }): MiddlewareHandler<Env> {
  return async (context, next) => {
    const role = context.get('login')?.role ?? 'staff';
    // An owner needs no look into the record.
    const version = role === 'owner' ? null : await ports.companies.current();
    if (!seesFigures(role, version?.company ?? null)) return refuse(context, notAllowed);
    await next();
  };
}
