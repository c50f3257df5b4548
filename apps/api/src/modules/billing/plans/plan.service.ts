import { updatePlanSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { assertRevision, revisionOf } from '../../../kits/resource/index.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { firstPlans } from './first-plans.ts';
import { PlanModel, type PlanRecord } from './plan.model.ts';

/** The plans, the cheapest first. */
export async function readPlans(): Promise<PlanRecord[]> {
  return PlanModel.find().sort({ priceMinor: 1 }).lean();
}

/**
 * Has the amounts that an installation begins with count as decided, as those of the demonstration are,
 * or no longer. Amounts that an administrator set stay what they are.
 */
export async function acceptFirstPrices(isPriceSet: boolean): Promise<void> {
  for (const { _id, priceMinor, displayPriceMinor } of firstPlans) {
    if (priceMinor === 0) continue;
    await PlanModel.updateOne({ _id, priceMinor, displayPriceMinor }, { $set: { isPriceSet } });
  }
}

/** Whether somebody decided what a membership costs. */
export const isPriceSet = async (): Promise<boolean> =>
  (await PlanModel.exists({ _id: 'business', isPriceSet: true })) !== null;

/** Refuses with `PRICE_NOT_SET` what would charge an amount that nobody decided on. */
export async function assertPriceSet(): Promise<void> {
  if (!(await isPriceSet())) throw refuse('PRICE_NOT_SET');
}

const said = ({ name, features, priceMinor, displayPriceMinor }: PlanRecord) => ({
  name,
  features,
  priceMinor,
  displayPriceMinor,
});

/** What tells this state of a plan from others. */
export const planRevision = (plan: PlanRecord): string => revisionOf(said(plan));

/**
 * Changes the words or amounts of a plan; invoices already issued keep theirs. The free plan's
 * amounts stay 0. `CONFLICT` when it is not any more as it was read. Administrators.
 */
export async function updatePlan(
  { viewer, config }: Pick<Context, 'viewer' | 'config'>,
  input: unknown,
): Promise<{ plan: PlanRecord }> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'plan.administer', null);
  const { key, revision, price, displayPrice, ...words } = parseInput(updatePlanSchema, input);
  if (displayPrice && displayPrice.currency !== config.displayCurrency) {
    throw refuse('FIELD_INVALID', 'displayPrice.currency');
  }
  const amounts = {
    priceMinor: price?.amountMinor,
    displayPriceMinor: displayPrice?.amountMinor,
    isPriceSet: price || displayPrice ? true : undefined,
  };
  const fields = Object.fromEntries(
    Object.entries({ ...words, ...amounts }).filter(
      ([, value]) => value !== undefined && value !== null,
    ),
  ) as Partial<PlanRecord>;
  if (key === 'free' && fields.priceMinor !== undefined) throw refuse('FIELD_INVALID', 'price');
  if (key === 'free' && fields.displayPriceMinor !== undefined) {
    throw refuse('FIELD_INVALID', 'displayPrice');
  }
  return inTransaction(async () => {
    assertRevision(said(await PlanModel.findById(key).orFail().lean()), revision);
    const plan = await PlanModel.findOneAndUpdate(
      { _id: key },
      { $set: fields },
      { returnDocument: 'after' },
    )
      .orFail()
      .lean();
    await recordEvent('plan.changed', userId, { plan: key });
    return { plan };
  });
}
