/*
 * Imported by node before the program: its clock begins at SLOW_CLOCK_FROM, and one of its seconds lasts a thousand seconds, so
 * that no picture shows another minute. Timers are those of the machine.
 */

const from = Date.parse(process.env.SLOW_CLOCK_FROM ?? '');
const Real = Date;
const started = Real.now();
function now() {
  return from + Math.floor((Real.now() - started) / 1000);
}

class Slow extends Real {
  constructor(...given: [] | [string | number | Date]) {
    super(given.length === 0 ? now() : (given[0] as string));
    if (given.length > 1) throw new Error('The slow clock knows no date by its parts.');
  }
  static override now = now;
}

globalThis.Date = Slow as DateConstructor;
