import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ApplicationModel } from './application.model.ts';

async function datesOf({ applicationId }: { applicationId: string }) {
  const _id = parseObjectId(applicationId);
  const found = _id && (await ApplicationModel.findOne({ _id }, { dateCreated: 1 }).lean());
  return [found?.dateCreated];
}

/** The first step of the history with one of these actions. */
const first = (...actions: string[]) => ({
  $first: {
    $filter: { input: '$history', as: 'step', cond: { $in: ['$$step.action', actions] } },
  },
});

/** 1 for an application that took a step, else 0. */
const took = (...actions: string[]) => ({
  $cond: [{ $gt: [{ $size: { $setIntersection: ['$history.action', actions] } }, 0] }, 1, 0],
});

/** Whole seconds between two steps; 0 where one of them was not taken. */
const between = (from: object, to: object) => ({
  $let: {
    vars: { from, to },
    in: {
      $cond: [
        { $and: [{ $ifNull: ['$$from.at', false] }, { $ifNull: ['$$to.at', false] }] },
        { $floor: { $divide: [{ $subtract: ['$$to.at', '$$from.at'] }, 1000] } },
        0,
      ],
    },
  },
});

/** How far the applications came that were begun on a day, and how long it took. */
export const applicationStatistics: StatisticSource = {
  name: 'applications',
  tallies: [
    {
      model: ApplicationModel,
      date: 'dateCreated',
      sums: {
        begun: 1,
        submitted: took('submit'),
        decided: took('approve', 'reject'),
        approved: took('approve'),
        rejected: took('reject'),
        paid: took('completePayment'),
        activated: took('activate'),
        decisionSeconds: between(first('submit'), first('approve', 'reject')),
        paymentSeconds: between(first('approve'), first('completePayment')),
      },
    },
  ],
  touchedBy: {
    'application.changed': datesOf,
    'application.transitioned': datesOf,
  },
};
