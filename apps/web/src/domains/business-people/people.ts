import type { BusinessPeopleFragment } from '../../gql/business-people.ts';

type Colleague = NonNullable<BusinessPeopleFragment['members']>[number];

/** Somebody who works for a business. How the account stands is there only for administrators. */
export interface Member extends Omit<Colleague, 'user'> {
  user: Colleague['user'] & { email?: string | null; isAuthorized?: boolean | null };
}

/** An invitation that waits for an answer. */
export type PendingInvitation = NonNullable<BusinessPeopleFragment['invitations']>[number];

/** A business with its people. */
export interface PeopledBusiness extends Omit<BusinessPeopleFragment, 'members'> {
  members: readonly Member[] | null;
}

/** What somebody is about to do with the people of a business. */
export type PeopleAct =
  | { kind: 'invite' }
  | { kind: 'changeRole' | 'remove' | 'leave'; member: Member }
  | { kind: 'cancel'; invitation: PendingInvitation };
