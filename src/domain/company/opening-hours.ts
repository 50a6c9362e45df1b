const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const FULL = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * The hours in the format of schema.org, for search engines: `openingHours('Monday to Saturday, 10:00 to 19:00')` →
 * `['Mo-Sa 10:00-19:00']`. One rule per line; `Sunday closed` adds nothing. Null when a line cannot be read.
 */
export function openingHours(text: string): string[] | null {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  const read = lines.map(readLine);
  return read.some((rules) => rules === null) ? null : read.flatMap((rules) => rules ?? []);
}

function readLine(line: string): string[] | null {
  const plain = line.toLowerCase().replaceAll(/\b([ap])\.m\b\.?/g, '$1m');
  const words = plain.match(/[a-z]+|\d{1,2}(?:[:.]\d\d)?|[-–—]|\S/g)?.filter((word) => !/^[,:&.]$/.test(word)) ?? [];
  const first = words.findIndex((word) => /^\d/.test(word));
  if (first === -1) return words.at(-1) === 'closed' && readDays(words.slice(0, -1)) ? [] : null;
  const days = readDays(words.slice(0, first));
  const times = readTimes(words.slice(first));
  return days === null || times === null ? null : times.map((time) => `${days} ${time}`);
}

/** `['monday', 'to', 'saturday']` → `'Mo-Sa'`; separate days are joined by commas. */
function readDays(words: string[]): string | null {
  const days = words.filter((word) => !['and', 'open', 'from'].includes(word)).join(' ');
  if (['daily', 'every day', 'all days', 'everyday'].includes(days)) return 'Mo-Su';
  const parts = days.split(' ').reduce<string[]>((found, word) => {
    const before = found.at(-1);
    if (isTo(word) || before?.endsWith('-')) found.push(`${found.pop() ?? ''}${isTo(word) ? '-' : dayOf(word)}`);
    else found.push(dayOf(word));
    return found;
  }, []);
  return parts.every((part) => /^[A-Z][a-z](-[A-Z][a-z])?$/.test(part)) ? parts.join(',') : null;
}

function isTo(word: string) {
  return ['to', 'till', 'until', '-', '–', '—'].includes(word);
}

/** `'tues'` → `'Tu'`; '' for a word that is not a day. */
function dayOf(word: string): string {
  const index = word.length < 2 ? -1 : FULL.findIndex((day) => day.startsWith(word) || `${day}s` === word);
  return DAYS[index] ?? '';
}

/** `['10', 'am', 'to', '7', 'pm']` → `['10:00-19:00']` */
function readTimes(words: string[]): string[] | null {
  const times = words.filter((word) => !['and', 'hrs', 'hours', 'from'].includes(word)).join(' ');
  const range = /(\d{1,2})(?:[:.](\d\d))?(?: ([ap]m))? (?:to|till|until|-|–|—) (\d{1,2})(?:[:.](\d\d))?(?: ([ap]m))?/g;
  const found = [...times.matchAll(range)].map(([, hour, minute, half, toHour, toMinute, toHalf]) => {
    // '2 to 7 pm' is the afternoon, '10 to 7 pm' begins in the morning.
    const opens = clock(hour, minute, half ?? (toHalf === 'pm' && Number(hour) < Number(toHour) ? 'pm' : undefined));
    // '10 to 2' ends in the afternoon.
    const isAfternoon = !half && !toHalf && Number(hour) <= 12 && Number(toHour) < Number(hour);
    const closes = clock(toHour, toMinute, isAfternoon ? 'pm' : toHalf);
    return opens && closes && opens < closes ? `${opens}-${closes}` : '';
  });
  const isWhole = times.replaceAll(range, '').trim() === '';
  return isWhole && found.length > 0 && !found.includes('') ? found : null;
}

function clock(hour = '', minute = '00', half?: string): string {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  const isTime = hours <= 24 && Number(minute) < 60 && (half === undefined || Number(hour) <= 12);
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : '';
}
