// Loaded by `node --import` before a process of a test: its clock is so many milliseconds ahead, as
// the environment says.
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

class AheadDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

// Libraries know a constructor by its name.
Object.defineProperty(AheadDate, 'name', { value: 'Date' });
globalThis.Date = AheadDate as DateConstructor;
