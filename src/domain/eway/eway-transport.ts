import type { transportModes } from './transport-modes.ts';

type TransportMode = (typeof transportModes)[number]['value'];

/** What staff say about the movement of a document's goods. '' for what is not known. */
export type EwayTransport = {
  /** '' with a transporter: he says the vehicle at the portal (Part B). */
  mode: TransportMode | '';
  /** In kilometres. 0: the portal finds it by the PIN codes. */
  distance: number;
  vehicle: string;
  /** The load needs an over-dimensional vehicle, which may take longer. */
  overDimensional: boolean;
  /** A GSTIN, or the id of a transporter who has none. */
  transporterId: string;
  transporterName: string;
  transportDoc: string;
  transportDate: string;
  /** Of the place of delivery, when it is not the buyer's: a GSTIN, or `URP` where it has none. */
  shipToGstin: string;
  /** Of the place of delivery, where its address does not say them. */
  pin: string;
  place: string;
};

export const noTransport: EwayTransport = {
  mode: '',
  distance: 0,
  vehicle: '',
  overDimensional: false,
  transporterId: '',
  transporterName: '',
  transportDoc: '',
  transportDate: '',
  shipToGstin: '',
  pin: '',
  place: '',
};

/** Texts as the portal takes them: trimmed, ids and vehicles in capitals, `dl 01 ab 1234` → `DL01AB1234`. */
export function readTransport(typed: EwayTransport): EwayTransport {
  const code = (text: string) => text.replaceAll(/[\s-]+/g, '').toUpperCase();
  return {
    ...typed,
    vehicle: code(typed.vehicle),
    transporterId: code(typed.transporterId),
    transporterName: typed.transporterName.trim(),
    transportDoc: typed.transportDoc.trim(),
    shipToGstin: code(typed.shipToGstin),
    pin: typed.pin.replaceAll(' ', ''),
    place: typed.place.trim(),
  };
}
