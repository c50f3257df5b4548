/** What is known of a member when their standing is asked for. */
export interface StandingFacts {
  /** How long ago the account was made, in days. */
  ageDays: number;
  emailVerified: boolean;
  /** What they wrote and everybody reads, a day old at least. */
  accepted: number;
  /** What administrators removed of theirs within half a year. */
  removed: number;
}

/** What earns standing, and what those may who have none yet; administrators set it. */
export interface ModerationRules {
  /** After how many reports by members of standing something is hidden; 0 for never. */
  hideAfterReports: number;
  /** For how many days an account is new. */
  newDays: number;
  /** With how much that was accepted it is new no longer, however young. */
  newAccepted: number;
  /** How many links one text of a new member may have. */
  newLinks: number;
  /** How many posts and comments a new member may write an hour. */
  newPostsPerHour: number;
  /** How many conversations a new member may begin a day. */
  newContactsPerDay: number;
}

export const defaultRules: ModerationRules = {
  hideAfterReports: 3,
  newDays: 3,
  newAccepted: 3,
  newLinks: 2,
  newPostsPerHour: 12,
  newContactsPerDay: 5,
};

/** `new` members write within limits; the reports of `trusted` ones hide what is reported often. */
export type Standing = 'new' | 'trusted';

/** With so much removed, standing is earned by age and contributions both. */
const removedTooOften = 2;

/**
 * The standing of a member: earned by age or by what was accepted, never without a verified address;
 * who had things removed lately needs both.
 */
export function standingOf(
  { ageDays, emailVerified, accepted, removed }: StandingFacts,
  { newDays, newAccepted }: Pick<ModerationRules, 'newDays' | 'newAccepted'>,
): Standing {
  if (!emailVerified) return 'new';
  const earned = [ageDays >= newDays, accepted >= newAccepted];
  const isEarned = removed >= removedTooOften ? earned.every(Boolean) : earned.some(Boolean);
  return isEarned ? 'trusted' : 'new';
}

/** What a member may write; null for without such a limit. */
export interface WritingLimits {
  links: number | null;
  postsPerHour: number | null;
  contactsPerDay: number | null;
}

/** The limits of a standing. */
export const writingLimits = (standing: Standing, rules: ModerationRules): WritingLimits =>
  standing === 'new'
    ? {
        links: rules.newLinks,
        postsPerHour: rules.newPostsPerHour,
        contactsPerDay: rules.newContactsPerDay,
      }
    : { links: null, postsPerHour: null, contactsPerDay: null };

const link =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|net|org|info|io|co|biz|online|site|xyz|shop)\b/giu;

/** How many links a text has, also those that are only written. */
export const countLinks = (text: string): number => text.match(link)?.length ?? 0;
