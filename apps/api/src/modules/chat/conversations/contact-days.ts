import { ChatModel } from '../chat.model.ts';

/** How many contacted a business about a listing since an instant, by day. */
export async function contactDatesOf(
  businessId: string,
  since: Date,
  timeZone: string,
): Promise<Map<string, number>> {
  const day = { $dateToString: { date: '$dateCreated', format: '%Y-%m-%d', timezone: timeZone } };
  const found = await ChatModel.aggregate<{ _id: string; count: number }>([
    {
      $match: {
        businessId,
        dateCreated: { $gte: since },
        listingId: { $ne: null },
        lastMessageId: { $ne: null },
      },
    },
    { $group: { _id: day, count: { $sum: 1 } } },
  ]);
  return new Map(found.map(({ _id, count }) => [_id, count]));
}
