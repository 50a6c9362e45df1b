import { sampleAddressDays } from './callback-sample.ts';
import type { SampleItem } from './find-samples.ts';
import type { SampleRequest } from './sample-request.ts';

/** `itemText({ code: 'WP 204', name: 'Leaf wallpaper', colourway: 'Sage' })` → `'WP 204, Leaf wallpaper, Sage'` */
export function itemText({ code, name, colourway }: SampleItem): string {
  return [code, name, colourway].filter((part) => part !== '').join(', ');
}

/** The request in words, as staff, the shop's mail and the export have it: `sampleMessage(items, request)` → `'Samples:\nWP 204, …\n\nSend to:\n…'` */
export function sampleMessage(
  items: readonly SampleItem[],
  { address, pin, purpose }: Pick<SampleRequest, 'address' | 'pin' | 'purpose'>,
): string {
  return [
    ['Samples:', ...items.map(itemText)].join('\n'),
    parcelText({ address, pin }),
    ...(purpose === '' ? [] : [`For: ${purpose}`]),
  ].join('\n\n');
}

/** The same once the address is deleted: `messageWithoutAddress('Samples:\n…\n\nSend to:\n…', sample)` → `'Samples:\n…\n\nSend to:\nDeleted …'` */
export function messageWithoutAddress(message: string, parcel: Pick<SampleRequest, 'address' | 'pin'>): string {
  return message.replace(parcelText(parcel), () => `Send to:\n${addressDeleted}`);
}

/** What staff read where the address stood. */
export const addressDeleted = `Deleted ${sampleAddressDays} days after the request`;

function parcelText({ address, pin }: Pick<SampleRequest, 'address' | 'pin'>): string {
  return `Send to:\n${address}\nPIN ${pin}`;
}
