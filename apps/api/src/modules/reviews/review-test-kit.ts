import { expect } from 'vitest';
import { type TestClient } from '../../testing/client.ts';
import { buildBusiness } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';

export const reviewFields = `id contactName transactionSize dateOfTransaction rating subject
  exchangeDetails status dateEdited reply { text } previousVersion { subject rating }
  removalReason { canned { en } text } dispute { id status } author { id } business { id ratingCount }
  viewerCanEdit viewerCanReply viewerCanDispute`;
export const disputeFields = `id nature details handling status dateCreated dateEditDue viewerActions
  timeline { action party date reason { canned { en } text } } review { id status }`;

const returned = {
  writeReview: ['WriteReviewInput', `review { ${reviewFields} }`],
  editReview: ['EditReviewInput', `review { ${reviewFields} }`],
  replyToReview: ['ReplyToReviewInput', `review { ${reviewFields} }`],
  removeReview: ['RemoveReviewInput', `review { ${reviewFields} }`],
  disputeReview: ['DisputeReviewInput', `dispute { ${disputeFields} }`],
  respondToDispute: ['ActOnDisputeInput', `dispute { ${disputeFields} }`],
  removeDisputedReview: ['ActOnDisputeInput', `dispute { ${disputeFields} }`],
  requestReviewEdit: ['ActOnDisputeInput', `dispute { ${disputeFields} }`],
} as const;

export type ReviewMutation = keyof typeof returned;
export const reviewMutations = Object.keys(returned) as ReviewMutation[];

/** A review as answered. */
export interface ReviewAnswer {
  id: string;
  rating: number;
  subject: string;
  status: string;
  reply: { text: string } | null;
  previousVersion: { subject: string; rating: number } | null;
  removalReason: { key: string | null; text: string | null } | null;
  dispute: { id: string; status: string } | null;
  author: { id: string } | null;
  business: { id: string; ratingCount: number };
  viewerCanEdit: boolean;
  viewerCanReply: boolean;
  viewerCanDispute: boolean;
}

/** A dispute as answered. */
export interface DisputeAnswer {
  id: string;
  status: string;
  dateEditDue: string | null;
  viewerActions: string[];
  timeline: { action: string; party: string; reason: { text: string | null } | null }[];
  review: { id: string; status: string };
}

/** What a mutation answered. */
export interface ReviewPayload {
  review?: ReviewAnswer | null;
  dispute?: DisputeAnswer | null;
  userErrors: { code: string; field: string | null }[];
}

/** The text of a mutation over the variable `input`, answered as `change`. */
export const mutationText = (name: ReviewMutation): string =>
  `mutation ($input: ${returned[name][0]}!) {
    change: ${name}(input: $input) { ${returned[name][1]} userErrors { code field } }
  }`;

/** Runs a mutation that must not be denied. */
export async function act(
  client: TestClient,
  name: ReviewMutation,
  input: object,
): Promise<ReviewPayload> {
  return (await client.data<{ change: ReviewPayload }>(mutationText(name), { input })).change;
}

/** The codes a mutation is refused with; none when it was done. */
export const refusalsOf = async (client: TestClient, name: ReviewMutation, input: object) =>
  (await act(client, name, input)).userErrors.map(({ code }) => code);

/** The code a request is denied with. */
export async function deniedWith(
  client: TestClient,
  query: string,
  variables: Record<string, unknown>,
): Promise<unknown> {
  const { errors } = await client.request(query, variables);
  return errors?.[0]?.extensions?.code;
}

/** A business with its two kinds of people. */
export async function buildCompany(server: TestServer) {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const manager = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  const colleague = await buildPerson(server, { memberType: 'business', businessId });
  return { business, businessId, manager, colleague };
}

/** A review to write; changes as given. */
export const reviewInput = (given: object) => ({
  contactName: 'Carolina Pardo',
  transactionSize: 'under500',
  dateOfTransaction: '2026-03-10',
  rating: 5,
  subject: 'Very good',
  exchangeDetails: 'Everything arrived complete and on the day we agreed on.',
  ...given,
});

export const reason = { key: null, text: 'We looked into it with both sides.' };

/** The ratings of a business as anybody reads them. */
export async function ratingsOf(client: TestClient, id: string) {
  const { business } = await client.data<{
    business: {
      ratingAverage: number | null;
      ratingCount: number;
      ratingDistribution: { rating: number; count: number }[];
    };
  }>(
    `query ($id: ID!) { business(id: $id) {
      ratingAverage ratingCount ratingDistribution { rating count }
    } }`,
    { id },
  );
  expect(business.ratingDistribution.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
  return business;
}
