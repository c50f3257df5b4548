/** What a listing is (schema: ListingType). */
export const listingTypes = ['product', 'service', 'property'] as const;
export type ListingType = (typeof listingTypes)[number];

/** Where a listing stands (decisions, Listings). */
export const listingStatuses = ['draft', 'published', 'paused', 'sold', 'removed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Who acts on a listing: the people of its business, or an administrator, who may do either. */
type ListingActor = 'seller' | 'wikiAdmin';

interface ListingTransition {
  from: readonly ListingStatus[];
  /** Null where the listing ends to be. */
  to: ListingStatus | null;
  by: ListingActor;
  requires?: 'reason';
}

/**
 * The life of a listing. Whatever is not in it is refused as `ILLEGAL_TRANSITION`. Administrators
 * may also do what sellers may, on behalf of the business.
 */
export const listingTransitions = {
  publish: { from: ['draft', 'paused', 'sold'], to: 'published', by: 'seller' },
  pause: { from: ['published'], to: 'paused', by: 'seller' },
  markSold: { from: ['published', 'paused'], to: 'sold', by: 'seller' },
  delete: { from: ['draft', 'published', 'paused', 'sold'], to: null, by: 'seller' },
  remove: {
    from: ['published', 'paused', 'sold'],
    to: 'removed',
    by: 'wikiAdmin',
    requires: 'reason',
  },
  // In the state it had; paused where that is not known.
  restore: { from: ['removed'], to: 'paused', by: 'wikiAdmin' },
} as const satisfies Record<string, ListingTransition>;

export type ListingAction = keyof typeof listingTransitions;

/** Every action, for exhaustive tests and choices. */
export const listingActions = Object.keys(listingTransitions) as ListingAction[];

/** Whether the table has the action from this state. */
export function canAct(from: ListingStatus, action: ListingAction): boolean {
  const transition: ListingTransition = listingTransitions[action];
  return transition.from.includes(from);
}

/** Whether a listing in this state may be put first: one that was never shown, or was removed, stays as it is. */
export function mayFeature(status: ListingStatus): boolean {
  return status !== 'draft' && status !== 'removed';
}

/** The actions on a listing in this state, for its sellers or for administrators. */
export function listingActionsFrom(
  from: ListingStatus,
  by: ListingActor,
): readonly ListingAction[] {
  return listingActions.filter(
    (action) =>
      canAct(from, action) && (by === 'wikiAdmin' || listingTransitions[action].by === by),
  );
}

/** Currencies a listing may be priced in (ISO 4217), the default first. All count in hundredths. */
export const listingCurrencies = ['USD', 'COP', 'MXN', 'PEN', 'PAB', 'VES'] as const;
export type ListingCurrency = (typeof listingCurrencies)[number];

/** Specification, section 3. */
export const itemConditions = ['New', 'Used'] as const;
export const propertyTypes = ['House', 'Apartment', 'Condo', 'Townhouse', 'Land', 'Other'] as const;
export const transactionTypes = ['Sale', 'Rent', 'Lease', 'Other'] as const;
export type ItemCondition = (typeof itemConditions)[number];
export type PropertyType = (typeof propertyTypes)[number];
export type TransactionType = (typeof transactionTypes)[number];

/** The taxonomy (a reference list) of each type's categories. */
export const categoryLists = {
  product: 'PRODUCT_CATEGORIES',
  service: 'SERVICE_CATEGORIES',
  property: 'PROPERTY_CATEGORIES',
} as const satisfies Record<ListingType, string>;
