import { expect, test } from 'vitest';
import { byteOfLight, LIGHT_STEPS, lightOfByte, shareOfByte } from './linear-light.ts';

test('Each byte is the byte of its own light', () => {
  const back = Array.from(lightOfByte, (light) => byteOfLight[Math.floor(light * LIGHT_STEPS)] as number);
  for (const [byte, again] of back.entries()) expect(Math.abs(again - byte), `byte ${byte}`).toBeLessThanOrEqual(1);
});

test('Half of the light is the byte 188, and in highlights a step of a byte is more light than a material gives back', () => {
  expect(byteOfLight[LIGHT_STEPS / 2]).toBe(188);
  expect(lightOfByte[188]).toBeCloseTo(0.5, 2);
  expect(shareOfByte[255]).toBe(1);
  expect(lightOfByte[255]).toBeGreaterThan(1.4);
  expect(lightOfByte[200]).toBe(shareOfByte[200]);
});
