/** `conversionAddress('AW-123/AbC', '')` → `'https://www.googleadservices.com/pagead/conversion/123/?value=1&currency_code=INR&label=AbC&guid=ON&script=0'` */
export function conversionAddress(tag: string, click: string): string {
  const [account = '', label = ''] = tag.replace(/^AW-/, '').split('/');
  const query = new URLSearchParams({ value: '1', currency_code: 'INR', label, guid: 'ON', script: '0' });
  if (click) query.set('gclaw', click);
  return `https://www.googleadservices.com/pagead/conversion/${account}/?${query}`;
}
