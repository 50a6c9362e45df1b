import type { Logger } from 'pino';
import type { z } from 'zod';
import {
  type MaterialReportAnswer,
  materialReportCall,
  materialReportWorkbookCall,
} from '#contract/material-report.ts';
import {
  materialCall,
  materialChoicesCall,
  materialListCall,
  materialUsesCall,
  materialWorkbookCall,
  removeMaterialCall,
  saveMaterialCall,
} from '#contract/materials.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { firmYear } from '#domain/figures/period.ts';
import { materialChoices } from '#domain/materials/choices/material-choices.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import { sortMaterials } from '#domain/materials/material-report.ts';
import { materialSheet } from '#domain/move-in/materials/material-sheet.ts';
import { failed, ok } from '#domain/outcome.ts';
import { materialsSheet } from '#domain/reports/materials-sheet.ts';
import { readMaterialReport } from '#operations/materials/read-material-report.ts';
import { changedMeanwhile, saveMaterial } from '#operations/materials/save-material.ts';
import { askedDays } from '../answers/asked-days.ts';
import { sendWorkbook } from '../http/send-workbook.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function materialRoutes(ports: ServerPorts, log: Logger): Route[] {
  const find = async (code: string) => {
    const { materials } = await ports.materials.current();
    return materials.find(({ material }) => materialKey(material.code) === materialKey(code));
  };
  const reportOf = async ({ from, to, sort, unused }: z.output<typeof materialReportCall.query>) => {
    const days = askedDays(ports, { from, to });
    if (!days.ok) return days;
    const { rows, totals } = await readMaterialReport(ports, days.value, unused === 'true');
    return ok({ period: days.value, rows: sortMaterials(rows, sort), totals });
  };
  return [
    route(materialListCall, async ({ context }) => context.json(await ports.materials.current())),

    route(materialWorkbookCall, async ({ context }) => {
      const [{ materials }, { record }] = await Promise.all([ports.materials.current(), ports.catalogues.current()]);
      const all = materials.map(({ material }) => material);
      const sheet = materialSheet(all, record.categories);
      return sendWorkbook(context, { sheets: ports.sheets, log }, { name: 'materials', sheet });
    }),

    route(materialChoicesCall, async ({ context, query: { typed } }) => {
      const [{ materials }, { record }] = await Promise.all([ports.materials.current(), ports.catalogues.current()]);
      const all = materials.map(({ material }) => material);
      return context.json(materialChoices(all, record, typed, MOST_CHOICES));
    }),

    route(materialCall, async ({ context, params }) => {
      const found = await find(params.code);
      return found ? context.json(found) : refuse(context, unknownMaterial);
    }),

    route(materialUsesCall, async ({ context, params, query: { from, to } }) => {
      const found = await find(params.code);
      if (!found) return refuse(context, unknownMaterial);
      const year = firmYear(indianDate(ports.system.now()));
      return context.json(
        await ports.materials.uses(found.material.code, { from: from || year.from, to: to || year.to }),
      );
    }),

    route(materialReportCall, async ({ context, query }) => {
      const report = await reportOf(query);
      if (!report.ok) return refuse(context, report);
      const answer: MaterialReportAnswer = report.value;
      return context.json(answer);
    }),

    route(materialReportWorkbookCall, async ({ context, query }) => {
      const report = await reportOf(query);
      if (!report.ok) return refuse(context, report);
      const { period, rows } = report.value;
      const name = `materials-${period.from}-${period.to}`;
      return sendWorkbook(context, { sheets: ports.sheets, log }, { name, sheet: materialsSheet(rows) });
    }),

    route(saveMaterialCall, async ({ context, params, body, actor }) => {
      const saved = await saveMaterial(ports, { code: params.code, ...body }, actor);
      return saved.ok ? context.json(saved.value) : refuse(context, saved);
    }),

    route(removeMaterialCall, async ({ context, params, query, actor }) => {
      const found = await find(params.code);
      if (!found) return refuse(context, unknownMaterial);
      const { code } = found.material;
      const removed = await ports.materials.removeOnto(query.onto, code, ports.system.now(), actor);
      return removed === 'removed'
        ? sendText(context, `${code} is removed.`)
        : refuse(context, failed('conflict', changedMeanwhile(code)));
    }),
  ];
}

// More would hide the products below them.
const MOST_CHOICES = 8;

const unknownMaterial = failed('not-found', 'There is no material with this code.');
