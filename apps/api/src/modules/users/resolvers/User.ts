import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { SuspensionResolvers, UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import { formerMember } from '../former-member.ts';
import { activeSuspension } from '../suspension.ts';
import type { UserRecord } from '../user.model.ts';

const reads = readsOf<UserRecord>();

const about = (user: Pick<UserRecord, '_id' | 'memberType'>) => ({
  userId: user._id.toHexString(),
  memberType: user.memberType,
});

/** A field that only the person and administrators may read: null for everybody else. */
function whenPrivate<const Field extends keyof UserRecord, Value>(
  field: Field,
  read: (user: Pick<UserRecord, Field>) => Value,
) {
  return reads(
    ['_id', 'memberType', field],
    (user, _args: object, { viewer }: Context): Value | null =>
      can(viewer, 'user.readPrivate', about(user)) ? read(user) : null,
  );
}

export const User: UserResolvers = {
  id: reads(['_id'], (user) => user._id.toHexString()),
  displayName: reads(['displayName', 'erasedAt'], (user, _args: object, { request }: Context) =>
    user.erasedAt ? formerMember[request.language] : user.displayName,
  ),
  email: whenPrivate('email', (user) => user.email),
  isEmailVerified: whenPrivate('emailVerified', (user) => user.emailVerified),
  phone: whenPrivate('phone', (user) => user.phone),
  address: whenPrivate('address', (user) => user.address),
  dateOfBirth: whenPrivate('dateOfBirth', (user) => user.dateOfBirth),
  businessId: whenPrivate('businessId', (user) => user.businessId),
  isAuthorized: whenPrivate('isAuthorized', (user) => user.isAuthorized),
  addToNewsletter: whenPrivate('addToNewsletter', (user) => user.addToNewsletter),
  language: whenPrivate('language', (user) => user.language),
  customerId: whenPrivate('customerId', (user) => user.customerId),
  suspension: whenPrivate('suspension', (user) => activeSuspension(user)),
  viewerCanEdit: reads(['_id', 'memberType'], (user, _args: object, { viewer }: Context) =>
    can(viewer, 'user.edit', about(user)),
  ),
  viewerCanSuspend: reads(['_id', 'memberType'], (user, _args: object, { viewer }: Context) =>
    can(viewer, 'user.suspend', about(user)),
  ),
};

export const Suspension: SuspensionResolvers = {
  dateSince: ({ since }) => since,
  dateUntil: ({ until }) => until,
};
