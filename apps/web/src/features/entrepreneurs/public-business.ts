import type { BusinessQuery } from '../../gql/entrepreneurs.ts';

/** What everybody may read of a business. */
export type PublicBusiness = NonNullable<BusinessQuery['business']>;
