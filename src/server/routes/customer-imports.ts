import type { Logger } from 'pino';
import {
  type ImportPreview,
  type ImportProgressLine,
  importCustomersCall,
  takeBackCustomersCall,
} from '#contract/customer-imports.ts';
import type { PlannedRow } from '#domain/customers/import/planned-row.ts';
import { ok } from '#domain/outcome.ts';
import { type ImportProgress, importCustomers } from '#operations/customers/import-customers.ts';
import { type ImportPlan, prepareImport } from '#operations/customers/prepare-import.ts';
import { takeBackCustomers } from '#operations/move-in/take-back-customers.ts';
import { requireKey } from '../http/read-idempotency.ts';
import { sendStream } from '../http/send-stream.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import { withSheets } from '../uploads/with-sheets.ts';

export function customerImportRoutes(ports: ServerPorts, settings: ServerSettings, log: Logger): Route[] {
  const withSheet = withSheets(ports, settings);
  return [
    route(importCustomersCall, async ({ context, query, actor }) => {
      const isPreview = query.preview === '1';
      const key = isPreview ? ok('') : requireKey(context);
      if (!key.ok) return refuse(context, key);
      return withSheet({ context, actor, call: importCustomersCall }, async (bytes) => {
        const file = { bytes, fileName: query.fileName || 'pasted rows', columns: query.columns };
        if (isPreview) {
          const plan = await prepareImport(ports, file);
          return plan.ok ? context.json(previewAnswer(plan.value)) : refuse(context, plan);
        }
        const progress = await importCustomers(ports, file, key.value, actor);
        if (!progress.ok) return refuse(context, progress);
        context.header('Content-Type', 'application/x-ndjson; charset=utf-8');
        return await sendStream(context, log, linesOf(progress.value));
      });
    }),

    route(takeBackCustomersCall, async ({ context, params, actor }) => {
      const taken = await takeBackCustomers(ports, params.key, actor);
      if (!taken.ok) return refuse(context, taken);
      const { archived, restored, kept } = taken.value;
      const rest = kept === 0 ? '' : ` ${kept} stay: somebody changed or used them meanwhile.`;
      return sendText(context, `Taken back: ${archived} in the archive, ${restored} as before.${rest}`);
    }),
  ];
}

async function* linesOf(progress: AsyncGenerator<ImportProgress>): AsyncGenerator<string> {
  for await (const line of progress) yield `${JSON.stringify(line satisfies ImportProgressLine)}\n`;
}

function previewAnswer({ sheet, headed, rows }: ImportPlan): ImportPreview {
  return {
    kind: sheet.kind,
    sheet: sheet.name,
    leftOut: sheet.leftOut,
    headings: headed.headings,
    columns: headed.columns,
    rows: rows.map((planned, at) => ({
      row: planned.number,
      what: planned.what,
      message: messageOf(planned),
      changes: planned.what === 'changes' ? planned.changes : [],
      cells: headed.rows[at]?.cells ?? [],
    })),
  };
}

function messageOf(planned: PlannedRow): string {
  return planned.what === 'refused' ? planned.message : planned.warning;
}
