import { isDate } from '../calendar/indian-date.ts';
import type { Problem } from '../outcome.ts';
import { isGstin } from '../tax/gstin.ts';
import { statesOfPin } from '../tax/states-of-pin.ts';
import type { EwayTransport } from './eway-transport.ts';

/** What is wrong with what was typed, before it is stored. What is missing is a matter of the file: see `ewayProblems`. */
export function transportProblems(transport: EwayTransport): Problem[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const message = rule(transport);
    return message === null ? [] : [{ field, message }];
  });
}

const rules: Record<string, (transport: EwayTransport) => string | null> = {
  distance: ({ distance }) =>
    Number.isInteger(distance) && distance >= 0 && distance <= LONGEST
      ? null
      : 'Distance is whole kilometres, at most 4,000. Leave it blank and the portal finds it.',
  vehicle: ({ vehicle }) => {
    if (vehicle === '') return null;
    if (/[^A-Z0-9]/.test(vehicle)) return 'Vehicle number has letters and digits only, as DL01AB1234';
    if (vehicle.length < 6) return 'Vehicle number is too short: write it as DL01AB1234';
    if (vehicle.length > 15) return 'Vehicle number is too long: write it as DL01AB1234';
    return /[A-Z]/.test(vehicle) && /\d/.test(vehicle) ? null : 'Vehicle number has letters and digits, as DL01AB1234';
  },
  transporterId: ({ transporterId }) => {
    if (transporterId === '') return null;
    if (transporterId.length < 15) return 'Transporter id is too short';
    if (transporterId.length > 15) return 'Transporter id is too long';
    return /^[0-9]{2}[A-Z0-9]{13}$/.test(transporterId)
      ? null
      : 'Transporter id is a GSTIN, or the 15 characters of an enrolment';
  },
  transporterName: ({ transporterName }) =>
    transporterName.length <= 100 ? null : 'Transporter has at most 100 characters',
  transportDoc: ({ transportDoc }) =>
    /^[A-Za-z0-9/-]{0,15}$/.test(transportDoc) ? null : 'Transport document no has at most 15 letters, digits, / and -',
  transportDate: ({ transportDate }) => (transportDate === '' || isDate(transportDate) ? null : 'Date is not a date'),
  shipToGstin: ({ shipToGstin }) =>
    shipToGstin === '' || shipToGstin === 'URP' || isGstin(shipToGstin)
      ? null
      : 'Write the 15 characters of the GSTIN, or URP where the place has none',
  pin: ({ pin }) => (pin === '' || statesOfPin(pin).length > 0 ? null : 'There is no such PIN code in India'),
  place: ({ place }) => (place.length <= 50 ? null : 'Place has at most 50 characters'),
};

const LONGEST = 4000;
