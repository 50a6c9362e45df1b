import { keptQuery } from '../engine/kept-query.ts';

/** The number of the newest version of the company record, null when there is none. */
export const newestVersion = keptQuery((database) =>
  database.selectFrom('company_versions').select((versions) => versions.fn.max('version').as('version')),
);
