import { addDays, dayIn, startOfDay, startOfUnit } from '@wiki/domain';
import { apiError } from '../../platform/errors/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { contactDatesOf } from '../chat/index.ts';
import { attentionDatesOf } from '../engagement/index.ts';

const mostWeeks = 52;
const mostDays = 31;

/** What the listings of the viewer's business got, week by week, the current one last. */
export async function myBusinessWeeks(
  { viewer, config: { timeZone } }: Pick<Context, 'viewer' | 'config'>,
  { weeks }: { weeks: number },
) {
  if (!(weeks >= 1 && weeks <= mostWeeks)) throw apiError('BAD_REQUEST', { field: 'weeks' });
  const businessId = viewer?.businessId;
  if (!businessId) return [];
  const last = startOfUnit('week', dayIn(timeZone, new Date()));
  const starts = Array.from({ length: weeks }, (_, index) =>
    addDays(last, 7 * (index - weeks + 1)),
  );
  const since = startOfDay(timeZone, starts[0] ?? last);
  const { views, saves } = await attentionDatesOf(businessId, since, timeZone);
  const contacts = await contactDatesOf(businessId, since, timeZone);
  const ofWeek = (days: ReadonlyMap<string, number>, start: string) =>
    Array.from({ length: 7 }, (_, day) => days.get(addDays(start, day)) ?? 0).reduce(
      (sum, count) => sum + count,
      0,
    );
  return starts.map((start) => ({
    dateStart: start,
    views: ofWeek(views, start),
    contacts: ofWeek(contacts, start),
    saves: ofWeek(saves, start),
  }));
}

/** What the listings of the viewer's business got, day by day, today last. */
export async function myBusinessDays(
  { viewer, config: { timeZone } }: Pick<Context, 'viewer' | 'config'>,
  { days }: { days: number },
) {
  if (!(days >= 1 && days <= mostDays)) throw apiError('BAD_REQUEST', { field: 'days' });
  const businessId = viewer?.businessId;
  if (!businessId) return [];
  const today = dayIn(timeZone, new Date());
  const first = addDays(today, 1 - days);
  const since = startOfDay(timeZone, first);
  const { views, saves } = await attentionDatesOf(businessId, since, timeZone);
  const contacts = await contactDatesOf(businessId, since, timeZone);
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index);
    return {
      date: day,
      views: views.get(day) ?? 0,
      contacts: contacts.get(day) ?? 0,
      saves: saves.get(day) ?? 0,
    };
  });
}
