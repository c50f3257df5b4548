import { CommandError } from '../errors.ts';
import { msPerDay, msPerHour, msPerMinute } from './calendar.ts';

/** A time zone: how far its clocks are ahead of UTC. */
export interface Zone {
  /** True for UTC itself, which `$dateToString` marks with a Z. */
  readonly isUtc: boolean;
  /** The milliseconds that local time is ahead of UTC at an instant. */
  offsetAt(instant: number): number;
}

export const utc: Zone = { isUtc: true, offsetAt: () => 0 };

/** Before this, every zone kept the mean solar time of its place. */
const earliestChange = Date.UTC(1843, 0, 1);

/** A zone of the time zone database, whose offsets are kept day by day. */
class NamedZone implements Zone {
  readonly isUtc = false;
  readonly #format: Intl.DateTimeFormat;
  readonly #days = new Map<number, DayOffsets>();
  #lastDay = Number.NaN;
  #last: DayOffsets = { before: 0, after: 0, change: 0 };

  constructor(format: Intl.DateTimeFormat) {
    this.#format = format;
  }

  offsetAt(instant: number): number {
    const clamped = Math.max(instant, earliestChange);
    const day = Math.floor(clamped / msPerDay);
    if (day !== this.#lastDay) {
      this.#last = this.#offsetsOf(day);
      this.#lastDay = day;
    }
    return clamped < this.#last.change ? this.#last.before : this.#last.after;
  }

  #offsetsOf(day: number): DayOffsets {
    const known = this.#days.get(day);
    if (known) return known;
    const start = day * msPerDay;
    const before = this.#measure(start);
    const after = this.#measure(start + msPerDay);
    const change = before === after ? start : this.#changeBetween(start, start + msPerDay, before);
    if (this.#days.size >= maxDays) this.#days.clear();
    const offsets = { before, after, change };
    this.#days.set(day, offsets);
    return offsets;
  }

  /** The first instant with another offset, to the second. */
  #changeBetween(from: number, to: number, before: number): number {
    let low = from / 1000;
    let high = to / 1000;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#measure(middle * 1000) === before) low = middle;
      else high = middle;
    }
    return high * 1000;
  }

  #measure(instant: number): number {
    const parts = numbersOf(this.#format.format(instant));
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
  }
}

interface DayOffsets {
  before: number;
  after: number;
  change: number;
}

/** Days kept per zone, about 80 years. */
const maxDays = 30_000;

function numbersOf(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

const named = new Map<string, Zone>();

/** Reads `Europe/Madrid`, `UTC`, `+05`, `+0530` or `+05:30`; throws 40485 for anything else. */
export function zoneNamed(id: string): Zone {
  const known = named.get(id);
  if (known) return known;
  const zone = offsetZone(id) ?? databaseZone(id);
  if (zone === undefined) {
    throw new CommandError(40485, `unrecognized time zone identifier: "${id}"`);
  }
  named.set(id, zone);
  return zone;
}

function offsetZone(id: string): Zone | undefined {
  if (id === 'UTC') return utc;
  const match = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(id);
  if (!match) return undefined;
  const [, sign, hours, minutes = '0'] = match;
  const size = Number(hours) * msPerHour + Number(minutes) * msPerMinute;
  const offset = sign === '-' ? -size : size;
  return offset === 0 ? utc : { isUtc: false, offsetAt: () => offset };
}

function databaseZone(id: string): Zone | undefined {
  // The names of the database are told apart by case, which `Intl` overlooks.
  if (!/^[A-Z]/.test(id)) return undefined;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: id,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
  const resolved = format.resolvedOptions().timeZone;
  if (resolved !== id && resolved.toLowerCase() === id.toLowerCase()) return undefined;
  return new NamedZone(format);
}

/** The milliseconds that a clock in the zone shows, read as if they were UTC. */
export function localTime(zone: Zone, instant: number): number {
  return instant + zone.offsetAt(instant);
}

/**
 * The instant at which a clock in the zone shows a time. A time that a change of the clocks leaves
 * out counts on from before the change.
 * @param preferred the offset to take when the clock shows the time twice.
 */
export function instantOf(zone: Zone, local: number, preferred?: number): number {
  if (preferred !== undefined && zone.offsetAt(local - preferred) === preferred) {
    return local - preferred;
  }
  const first = zone.offsetAt(local);
  const second = zone.offsetAt(local - first);
  if (first === second) return local - first;
  if (zone.offsetAt(local - second) === second) return local - second;
  return local - Math.min(first, second);
}
