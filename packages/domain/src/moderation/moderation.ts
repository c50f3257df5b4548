import type { LocalizedText } from '../texts/language.ts';

/** What people write or show, and may be reported for: the names are stored and never change. */
export const reportableKinds = [
  'discussion',
  'discussionComment',
  'listingComment',
  'review',
  'listing',
  'business',
  'businessQuestion',
  'user',
  'chatMessage',
] as const;
export type ReportableKind = (typeof reportableKinds)[number];

/** How the thing of a case stands: for everybody, or not. */
export const subjectStates = ['SHOWN', 'HELD', 'HIDDEN', 'EDIT_ASKED', 'REMOVED', 'GONE'] as const;
export type SubjectState = (typeof subjectStates)[number];

/** How a case stands: waiting, or how it was decided. `WITHDRAWN` ends by what its author did. */
export const caseStatuses = ['OPEN', 'KEPT', 'EDIT_ASKED', 'REMOVED', 'WITHDRAWN'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** What administrators decide of a case. */
export const caseDecisions = ['KEEP', 'ASK_EDIT', 'REMOVE'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** What each decision leads to. */
export const statusOfDecision = {
  KEEP: 'KEPT',
  ASK_EDIT: 'EDIT_ASKED',
  REMOVE: 'REMOVED',
} as const satisfies Record<CaseDecision, CaseStatus>;

const reason = (en: string, es: string) => ({ en, es }) satisfies LocalizedText;

/** Why somebody reports something; the last one needs words. */
export const reportReasons = {
  insult: reason('It insults or attacks someone', 'Insulta o ataca a alguien'),
  spam: reason(
    'It’s spam or advertising in the wrong place',
    'Es spam o publicidad fuera de lugar',
  ),
  privateData: reason('It shows someone’s private data', 'Muestra datos privados de alguien'),
  untrue: reason('It isn’t true, and it harms someone', 'No es cierto y perjudica a alguien'),
  forbidden: reason(
    'It isn’t allowed here, or it’s a scam',
    'No está permitido aquí o es un fraude',
  ),
  other: reason('Something else', 'Otra cosa'),
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonKeys = Object.keys(reportReasons) as ReportReason[];
