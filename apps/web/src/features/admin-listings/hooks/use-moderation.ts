import { useState } from 'react';
import { useListingActs } from '../../../domains/listing-form/use-listing-acts.ts';
import { useFeatureListingsMutation } from '../../../gql/listing-form.ts';
import type { ReasonInput } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';

interface Outcome {
  listingId: string;
  userErrors: readonly RefusedInput[];
}

/** All refusals of an answer about several listings, of the whole first. */
const refusalsOf = (answer: {
  outcomes?: readonly Outcome[];
  userErrors?: readonly RefusedInput[];
}): RefusedInput[] => [
  ...(answer.userErrors ?? []),
  ...(answer.outcomes ?? []).flatMap(({ userErrors }) => userErrors),
];

/** What administrators do to listings. Each answers its refusals; the last one's stay in `problem`. */
export function useModeration(onDone: () => void) {
  const act = useListingActs();
  const [feature] = useFeatureListingsMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const settle = (refusals: readonly RefusedInput[]) => {
    onDone();
    return refusals;
  };
  const remove = async (listingIds: readonly string[], reason: ReasonInput) => {
    const { errors, refused } = await act(listingIds, 'remove', reason);
    return settle([...errors, ...refused.flatMap((each) => each.errors)]);
  };
  const tell = async (work: () => Promise<readonly RefusedInput[]>) => {
    setProblem(null);
    const code = await work()
      .then(([first]) => first?.code ?? null)
      .catch((error: unknown) => failureOf(error));
    setProblem(code);
  };
  return {
    problem,
    remove,
    restore: (listingIds: readonly string[]) =>
      tell(async () => {
        const { errors, refused } = await act(listingIds, 'restore');
        return settle([...errors, ...refused.flatMap((each) => each.errors)]);
      }),
    setFeatured: (listingIds: readonly string[], isFeatured: boolean) =>
      tell(async () => {
        const { data } = await feature({
          variables: { input: { listingIds: [...listingIds], isFeatured } },
        });
        return settle(refusalsOf(data?.featureListings ?? {}));
      }),
  };
}

export type Moderation = ReturnType<typeof useModeration>;
