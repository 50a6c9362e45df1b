/**
 * The browser and system in a User-Agent, so that people can tell their logins apart. A browser can lie about them.
 * `deviceName('Mozilla/5.0 (Windows NT 10.0; …) … Chrome/142.0 …')` → `'Chrome on Windows'`
 */
export function deviceName(userAgent: string): string {
  const browser = firstIn(userAgent, browsers);
  const system = firstIn(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function firstIn(text: string, names: [RegExp, string][]): string | undefined {
  return names.find(([mark]) => mark.test(text))?.[1];
}

// Browsers also name the browsers that they are compatible with, so the most specific pattern comes first.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
