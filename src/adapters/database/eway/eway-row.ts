import type { EwayBill } from '#domain/eway/eway-bill.ts';
import type { EwayTransport } from '#domain/eway/eway-transport.ts';
import type { KeptTransport } from '#operations/ports/eway.ts';
import type { Tables } from '../engine/tables.ts';

export function transportFromRow(row: Tables['eway_transports']): KeptTransport {
  return {
    version: row.version,
    transport: {
      mode: row.mode as EwayTransport['mode'],
      distance: row.distance,
      vehicle: row.vehicle,
      overDimensional: row.over_dimensional === 1,
      transporterId: row.transporter_id,
      transporterName: row.transporter_name,
      transportDoc: row.transport_doc,
      transportDate: row.transport_date,
      shipToGstin: row.ship_to_gstin,
      pin: row.pin,
      place: row.place,
    },
  };
}

export function rowFromTransport(
  document: string,
  { version, transport }: KeptTransport,
  changed: { at: string; by: string },
): Tables['eway_transports'] {
  return {
    document,
    version,
    mode: transport.mode,
    distance: transport.distance,
    vehicle: transport.vehicle,
    over_dimensional: transport.overDimensional ? 1 : 0,
    transporter_id: transport.transporterId,
    transporter_name: transport.transporterName,
    transport_doc: transport.transportDoc,
    transport_date: transport.transportDate,
    ship_to_gstin: transport.shipToGstin,
    pin: transport.pin,
    place: transport.place,
    changed_at: changed.at,
    changed_by: changed.by,
  };
}

export function ewayBillFromRow(row: Tables['eway_bills']): EwayBill {
  const { cancelled_at: at, cancel_reason: reason, cancelled_by: by } = row;
  return {
    number: row.number,
    madeAt: row.made_at,
    validUntil: row.valid_until,
    takenAt: row.taken_at,
    takenBy: row.taken_by,
    cancelled: at === null ? null : { at, reason: reason ?? '', by: by ?? '' },
  };
}
