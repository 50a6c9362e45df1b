/** Breaks nothing: one file of each part, each imported as it should be. */
export const goodTree: Record<string, string> = {
  'package.json': asksFor('better-sqlite3', '@types/better-sqlite3', '@biomejs/biome'),
  'bin/steps': `biome check .`,
  'src/main.ts': `
    import { config } from './config.ts';
    import { openStore } from '#adapters/database/open-store.ts';
    import { openFiles } from '#adapters/files/open-files.ts';
    import { sweep } from '#jobs/sweep.ts';
    import { createApp } from '#server/create-app.ts';
    createApp(openStore(config), openFiles(), sweep);`,
  'src/config.ts': `export const config = process.env;`,
  'src/cli/vitrine.ts': `
    import { openStore } from '#adapters/database/open-store.ts';
    await import('./user.ts');
    openStore({});`,
  'src/cli/user.ts': `export const user = 1;`,
  'src/domain/money/paise.ts': `
    import type { Line } from './line.ts';
    export const paise = (line: Line) => Date.parse(line.date) + new Date(line.date).getUTCDay();`,
  'src/domain/money/line.ts': `export type Line = { date: string };`,
  'src/contract/paths.ts': `export const paths = { home: '/' };`,
  'src/contract/invoices.ts': `
    import { z } from 'zod';
    export const invoices = z.string();
    export type Invoices = string;`,
  'src/operations/ports/store.ts': `
    export type Store = { find(): void };
    export class Overloaded extends Error {}`,
  'src/operations/invoices/issue-invoice.ts': `
    import { paise } from '#domain/money/paise.ts';
    import type { Store } from '../ports/store.ts';
    export const issueInvoice = (store: Store) => [store, paise];`,
  'src/jobs/sweep.ts': `
    import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
    import type { Store } from '#operations/ports/store.ts';
    export const sweep = (store: Store) => issueInvoice(store);`,
  'src/adapters/database/open-store.ts': `
    import Sqlite from 'better-sqlite3';
    import { Overloaded, type Store } from '#operations/ports/store.ts';
    const query = 'select number from invoices where number_key = ?';
    export const openStore = (settings: object): Store => new Sqlite(query, settings, Overloaded);`,
  'src/adapters/files/open-files.ts': `
    export const openFiles = () => new URL('./files-process.ts', import.meta.url);`,
  'src/adapters/files/files-process.ts': `process.on('message', () => {});`,
  'src/server/create-app.ts': `
    import { invoices } from '#contract/invoices.ts';
    import { home } from './routes/home.ts';
    export const createApp = (...ports: unknown[]) => [ports, home, invoices];`,
  'src/server/routes/home.ts': `
    import { Hono } from 'hono';
    import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
    export const home = new Hono().get('/', issueInvoice);`,
  'src/web/document.tsx': `export const Document = () => <html lang="en-IN" />;`,
  'src/web/render-page.tsx': `
    import { Document } from './document.tsx';
    export const renderPage = () => <Document />;`,
  'src/web/site/start-site.tsx': `
    import { Button } from '../ui/button.tsx';
    export const startSite = <Button />;`,
  'src/web/office/start-office.tsx': `
    import { Combobox } from '@base-ui/react';
    import type { Invoices } from '#contract/invoices.ts';
    import { paths } from '#contract/paths.ts';
    import { Button } from '../ui/button.tsx';
    const screens = import.meta.glob(['./*/*-page.tsx', '!./parts/**']);
    export const startOffice = (invoices: Invoices) => <Combobox style={{ top: 1 }}><Button />{paths.home}{invoices}{screens}</Combobox>;`,
  'src/web/office/staff/people-page.tsx': `export const PeoplePage = 'People';`,
  'src/web/ui/button.tsx': `
    import './button.module.css';
    export const Button = () => <button type="button">Don't</button>;`,
  'src/web/ui/button.module.css': `.button { color: red; }`,
  'test/build-line.ts': `
    import type { Line } from '#domain/money/line.ts';
    export const buildLine = (): Line => ({ date: '' });`,
};

/** A package.json that asks for these. */
export function asksFor(...packages: string[]): string {
  return JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])) });
}
