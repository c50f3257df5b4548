import type { TeamFragment } from '../../gql/business-profile.ts';

type Person = NonNullable<TeamFragment['members']>[number];
type Invitation = NonNullable<TeamFragment['invitations']>[number];

/** What somebody is about to do with the team. */
export type TeamAct =
  | { kind: 'invite' }
  | { kind: 'changeRole' | 'remove' | 'leave'; person: Person }
  | { kind: 'cancel'; invitation: Invitation };
