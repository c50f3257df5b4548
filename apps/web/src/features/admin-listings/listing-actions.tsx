import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconBan, IconStar, IconStarOff } from '@tabler/icons-react';
import { canAct, listingRemovalReasons, mayFeature } from '@wiki/domain';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type GivenReason, reasonForm } from '../../components/dialogs/reason-form.tsx';
import { useListingTitle } from '../../domains/listing-form/managed/listing-titles.ts';
import { useListingActs } from '../../domains/listing-form/managed/use-listing-acts.ts';
import type { ListingRow } from '../../domains/listing-form/managed/use-managed-listings.ts';
import { useFeatureListingsMutation } from '../../gql/listing-form.ts';

/** What administrators do to listings: feature, remove with a reason, restore. */
export function useListingActions(): ListAction<ListingRow>[] {
  const { t } = useLingui();
  const title = useListingTitle();
  const act = useListingActs();
  const [feature] = useFeatureListingsMutation();
  const remove = async (id: string, reason: GivenReason) => {
    const { errors, refused } = await act([id], 'remove', {
      key: reason.key || null,
      text: reason.text || null,
    });
    return [...errors, ...refused.flatMap((each) => each.errors)];
  };
  const restore = async (id: string) => {
    const { errors, refused } = await act([id], 'restore');
    return [...errors, ...refused.flatMap((each) => each.errors)];
  };
  const setFeatured = async (id: string, isFeatured: boolean) => {
    const { data } = await feature({ variables: { input: { listingIds: [id], isFeatured } } });
    const { userErrors = [], outcomes = [] } = data?.featureListings ?? {};
    return [...userErrors, ...outcomes.flatMap((each) => each.userErrors)];
  };
  return [
    {
      key: 'feature',
      label: t`Feature`,
      icon: IconStar,
      shortcut: 'F',
      isBulk: true,
      isOffered: ({ isFeatured, status }) => !isFeatured && mayFeature(status),
      run: ({ id }) => setFeatured(id, true),
      undo: ({ id }) => setFeatured(id, false),
      done: ({ length }) =>
        plural(length, { one: 'Listing featured.', other: '# listings featured.' }),
    },
    {
      key: 'stop-featuring',
      label: t`Stop featuring`,
      icon: IconStarOff,
      isMinor: true,
      shortcut: 'F',
      isBulk: true,
      isOffered: ({ isFeatured }) => isFeatured,
      run: ({ id }) => setFeatured(id, false),
      undo: ({ id }) => setFeatured(id, true),
      done: ({ length }) =>
        plural(length, {
          one: 'Listing no longer featured.',
          other: '# listings no longer featured.',
        }),
    },
    {
      key: 'restore',
      label: t`Restore`,
      icon: IconArrowBackUp,
      isBulk: true,
      isOffered: ({ status }) => canAct(status, 'restore'),
      run: ({ id }) => restore(id),
      done: ({ length }) =>
        plural(length, { one: 'Listing restored.', other: '# listings restored.' }),
    },
    listAction({
      key: 'remove',
      label: t({ message: 'Remove', context: 'listing' }),
      icon: IconBan,
      shortcut: 'R',
      isDangerous: true,
      isBulk: true,
      isOffered: ({ status }) => canAct(status, 'remove'),
      ask: (rows) => {
        const [only, ...others] = rows;
        const name = title(only);
        const count = rows.length;
        return {
          title:
            others.length === 0
              ? t`Remove ${name} from the network?`
              : t`Remove ${count} listings from the network?`,
          text: (
            <Trans>
              Nobody sees it anymore, and the business sees the reason in its language. If you
              restore it, it’s back as it was.
            </Trans>
          ),
          confirmLabel: (
            <Plural value={count} one="Remove the listing" other="Remove the listings" />
          ),
          isDangerous: true,
          form: reasonForm(listingRemovalReasons),
        };
      },
      run: ({ id }: ListingRow, reason: GivenReason) => remove(id, reason),
      undo: ({ id }) => restore(id),
      done: ({ length }) =>
        plural(length, { one: 'Listing removed.', other: '# listings removed.' }),
    }),
  ];
}
