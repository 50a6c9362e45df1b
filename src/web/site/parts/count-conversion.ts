import { readAdClick } from './ad-click.ts';
import { conversionAddress } from './conversion-address.ts';

/** The server names the ad tag of the shop in this header of its answer. */
const HEADER = 'Ad-Tag';

/** Tells the ad service of a callback, worth 1 INR, by one picture and no script of theirs. Without a tag it only says so. */
export function countConversion(headers: Headers): void {
  const tag = headers.get(HEADER);
  if (!tag) {
    console.warn('Missing ad tag: the callback was not counted as a conversion.');
    return;
  }
  new Image().src = conversionAddress(tag, readAdClick());
}
