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
    ['Samples:', ...items.map(itemText)],
    ['Send to:', address, `PIN ${pin}`],
    ...(purpose === '' ? [] : [[`For: ${purpose}`]]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
