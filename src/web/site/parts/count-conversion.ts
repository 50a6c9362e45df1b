import { readAdClick } from './ad-click.ts';
import { conversionAddress } from './conversion-address.ts';

/** The header in which the server sends the ad tag of the shop. */
const HEADER = 'Ad-Tag';

/** Reports a callback, worth 1 INR, to the ad service: with a picture, without their script. Without a tag it only logs a warning. */
export function countConversion(headers: Headers): void {
  const tag = headers.get(HEADER);
  if (!tag) {
    console.warn('Missing ad tag: the callback was not counted as a conversion.');
    return;
  }
  new Image().src = conversionAddress(tag, readAdClick());
}
