import type { Language } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { SuspensionResolvers, UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { activeSuspension } from '../suspension.ts';
import type { UserRecord } from '../user.model.ts';

/** How the author of content reads after the account was deleted. */
const formerMember: Record<Language, string> = {
  en: 'Former member',
  es: 'Persona que ya no está en la red',
};

const about = (user: UserRecord) => ({
  userId: user._id.toHexString(),
  memberType: user.memberType,
});

/** A field that only the person and administrators may read: null for everybody else. */
function whenPrivate<Value>(read: (user: UserRecord) => Value) {
  return (user: UserRecord, _args: object, { viewer }: Context): Value | null =>
    can(viewer, 'user.readPrivate', about(user)) ? read(user) : null;
}

export const User: UserResolvers = {
  id: (user) => user._id.toHexString(),
  displayName: (user, _args, { request }) =>
    user.erasedAt ? formerMember[request.language] : user.displayName,
  email: whenPrivate((user) => user.email),
  isEmailVerified: whenPrivate((user) => user.emailVerified),
  phone: whenPrivate((user) => user.phone),
  address: whenPrivate((user) => user.address),
  dateOfBirth: whenPrivate((user) => user.dateOfBirth),
  businessId: whenPrivate((user) => user.businessId),
  isAuthorized: whenPrivate((user) => user.isAuthorized),
  addToNewsletter: whenPrivate((user) => user.addToNewsletter),
  language: whenPrivate((user) => user.language),
  customerId: whenPrivate((user) => user.customerId),
  suspension: whenPrivate((user) => activeSuspension(user)),
  viewerCanEdit: (user, _args, { viewer }) => can(viewer, 'user.edit', about(user)),
  viewerCanSuspend: (user, _args, { viewer }) => can(viewer, 'user.suspend', about(user)),
};

export const Suspension: SuspensionResolvers = {
  dateSince: ({ since }) => since,
  dateUntil: ({ until }) => until,
};
