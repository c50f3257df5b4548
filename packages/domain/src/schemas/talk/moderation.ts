import { z } from 'zod';
import { blacklistKey } from '../../moderation/blacklist-matcher.ts';
import { isFunctionWord } from '../../texts/function-words.ts';
import { limits } from '../../graphql/limits.ts';
import {
  caseDecisions,
  reportableKinds,
  type ReportReason,
  reportReasonKeys,
} from '../../moderation/moderation.ts';
import { reasonSchema } from '../applications/applications.ts';
import { utf8Bytes } from '../../texts/utf8-bytes.ts';
import { code, optionalLine, optionalText, requiredLine, requiredText } from '../fields.ts';

const { min, max } = limits.blacklist.text;

/** The words of an entry as it is compared: none without a letter, for it would never match. */
const wordsOf = (text: string): string[] => blacklistKey(text)?.split(' ') ?? [];

const entryText = (most: number) =>
  requiredLine(max)
    .pipe(z.string().min(min, code('FIELD_TOO_SHORT')))
    .pipe(z.string().refine((text) => wordsOf(text).length > 0, code('FIELD_INVALID')))
    .pipe(z.string().refine((text) => wordsOf(text).length <= most, code('ONE_WORD_ONLY')))
    .pipe(z.string().refine((text) => !wordsOf(text).every(isFunctionWord), code('COMMON_WORD')));

const note = optionalLine(limits.blacklist.note);

/** An entry of the blacklist to add: of one word or of any, but not of words that every text has. */
export const blacklistEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), text: entryText(1), note }),
  z.object({ kind: z.literal('phrase'), text: entryText(Number.POSITIVE_INFINITY), note }),
]);

/** Input of `noteBlacklistEntry`. */
export const noteBlacklistEntrySchema = z.strictObject({
  entryId: z.string(),
  note,
  revision: z.string().nullish(),
});

const blacklistKind = z.enum(['word', 'phrase'], code('FIELD_INVALID'));

/** Input of `importBlacklist`. */
export const importBlacklistSchema = z.strictObject({
  kind: blacklistKind,
  list: z
    .string()
    .min(1, code('FIELD_REQUIRED'))
    .refine((list) => utf8Bytes(list) <= limits.blacklist.importBytes, code('FIELD_TOO_LONG')),
  isDryRun: z.boolean(),
});

/** Arguments of `blacklistRehearsal`. */
export const blacklistRehearsalSchema = z.strictObject({
  kind: blacklistKind,
  texts: z.array(requiredLine(max)).min(1).max(limits.blacklist.importEntries),
});

const { checkedTexts, checkedCharacters } = limits.blacklist;

/** Texts that somebody is writing. */
export const blockedWordsSchema = z.strictObject({
  texts: z
    .array(z.string())
    .max(checkedTexts, code('FIELD_TOO_LONG'))
    .refine(
      (texts) => texts.reduce((sum, { length }) => sum + length, 0) <= checkedCharacters,
      code('FIELD_TOO_LONG'),
    ),
});

/** Input that names an entry of the blacklist. */
export const blacklistEntryIdSchema = z.object({ entryId: z.string() });

const id = z.string().max(100, code('FIELD_INVALID'));

const reportWords = {
  reason: z.enum(reportReasonKeys, code('FIELD_REQUIRED')),
  text: optionalText(limits.report.text),
};
const saysWhat = ({ reason, text }: { reason: ReportReason; text?: string | null | undefined }) =>
  reason !== 'other' || Boolean(text);
const wordsNeeded = { path: ['text'], message: code('FIELD_REQUIRED') };

/** What a person says when they report something: *something else* takes words. */
export const reportWordsSchema = z.object(reportWords).refine(saysWhat, wordsNeeded);

/** Input of `report`. */
export const reportSchema = z
  .strictObject({
    kind: z.enum(reportableKinds, code('FIELD_INVALID')),
    id,
    ...reportWords,
    evidenceFileId: id.nullish(),
  })
  .refine(saysWhat, wordsNeeded);

/** Input of writes that name a case. */
export const caseIdSchema = z.strictObject({ caseId: id });

/** Input of `claimCase`. */
export const claimCaseSchema = z.strictObject({ caseId: id, takeOver: z.boolean().nullish() });

/** Input of `decideCase`: what takes something from its author takes a reason. */
export const decideCaseSchema = z
  .strictObject({
    caseId: id,
    decision: z.enum(caseDecisions, code('FIELD_INVALID')),
    reason: reasonSchema.nullish(),
  })
  .refine(({ decision, reason }) => decision === 'KEEP' || reason != null, {
    path: ['reason'],
    message: code('FIELD_REQUIRED'),
  });

/** Input of `suspendFromCase`. */
export const suspendFromCaseSchema = z.strictObject({
  caseId: id,
  reason: reasonSchema,
  dateUntil: z
    .date(code('FIELD_REQUIRED'))
    .refine((date) => date.getTime() > Date.now(), code('INVALID_DATE')),
});

/** Input of `addPersonNote`. */
export const personNoteSchema = z.strictObject({
  userId: id,
  text: requiredText(limits.report.note),
});

const ruleOf = (most: number) =>
  z.int(code('FIELD_INVALID')).min(0, code('FIELD_INVALID')).max(most, code('FIELD_INVALID'));

/** Input of `setModerationRules`. */
export const moderationRulesSchema = z.strictObject({
  hideAfterReports: ruleOf(100),
  newDays: ruleOf(365),
  newAccepted: ruleOf(1_000),
  newLinks: ruleOf(100),
  newPostsPerHour: ruleOf(1_000),
  newContactsPerDay: ruleOf(1_000),
  revision: z.string().nullish(),
});
