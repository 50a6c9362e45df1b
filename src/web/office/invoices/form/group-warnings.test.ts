import { expect, test } from 'vitest';
import { groupWarnings } from './group-warnings.ts';

test('The same warning for several rows is shown once, in the first place', () => {
  expect(
    groupWarnings([
      { field: 'line 1 gst', message: 'Row 1: 12% ended' },
      { field: 'line 2 gst', message: 'Row 2: 21% never was' },
      { field: 'line 3 gst', message: 'Row 3: 12% ended' },
      { field: 'line 5 gst', message: 'Row 5: 12% ended' },
      { field: 'line 4', message: 'Row 4 has no product' },
    ]),
  ).toEqual([
    { field: 'line 1 gst', message: 'Rows 1, 3 and 5: 12% ended' },
    { field: 'line 2 gst', message: 'Row 2: 21% never was' },
    { field: 'line 4', message: 'Row 4 has no product' },
  ]);
  expect(groupWarnings([])).toEqual([]);
});
