import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { TicketModel } from './ticket.model.ts';

const isAnswered = { $eq: [{ $type: '$dateAnswered' }, 'date'] };
const secondsToAnswer = {
  $floor: { $divide: [{ $subtract: ['$dateAnswered', '$dateCreated'] }, 1000] },
};

/** The requests that came on a day, and what became of them. */
export const serviceStatistics: StatisticSource = {
  name: 'support',
  tallies: [
    {
      model: TicketModel,
      date: 'dateCreated',
      sums: {
        requests: 1,
        answered: { $cond: [isAnswered, 1, 0] },
        answerSeconds: { $cond: [isAnswered, secondsToAnswer, 0] },
        rated: { $cond: [{ $isNumber: '$rating' }, 1, 0] },
        stars: { $ifNull: ['$rating', 0] },
      },
    },
  ],
  touchedBy: {
    'ticket.changed': async ({ ticketId }) => {
      const _id = parseObjectId(ticketId);
      const found = _id && (await TicketModel.findOne({ _id }, { dateCreated: 1 }).lean());
      return [found?.dateCreated];
    },
  },
};
