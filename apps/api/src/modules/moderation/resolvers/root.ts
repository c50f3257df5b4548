import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import {
  addBlacklistEntry,
  blacklist,
  blacklistChanged,
  noteBlacklistEntry,
  readBlacklistEntry,
  removeBlacklistEntry,
} from '../blacklist/blacklist.resource.ts';
import { blockedWords } from '../blacklist/blocked-words.service.ts';
import * as cases from '../cases/case.resource.ts';
import { importBlacklist } from '../blacklist/import-blacklist.service.ts';
import * as person from '../people/person.resource.ts';
import { rehearseBlacklist } from '../blacklist/rehearse-blacklist.service.ts';
import { myReports, report } from '../cases/report.resource.ts';
import { myWritingLimits } from '../people/standing.service.ts';

const noCase = { moderationCase: null };

export const root = {
  Query: {
    blacklist: blacklist.resolve,
    blacklistEntry: query(readBlacklistEntry),
    blacklistRehearsal: query(rehearseBlacklist),
    blockedWords: query(blockedWords),
    myReports: query(myReports),
    myWritingLimits: query(myWritingLimits),
    moderationCases: cases.moderationCases.resolve,
    moderationCase: query(cases.readCase),
    moderationCounts: query(cases.moderationCounts),
    moderationDecidedToday: (_parent, _args, ctx) => cases.decidedToday(ctx),
    moderationMedianMinutesToday: (_parent, _args, ctx) => cases.medianMinutesToday(ctx),
    moderationRules: query(person.readModerationRules),
    personHistory: query(person.readPerson),
  },
  Mutation: {
    addBlacklistEntry: mutation({ entry: null }, addBlacklistEntry),
    noteBlacklistEntry: mutation({ entry: null }, noteBlacklistEntry),
    importBlacklist: mutation({ entries: [], added: 0 }, importBlacklist),
    removeBlacklistEntry: mutation({ entry: null }, removeBlacklistEntry),
    report: mutation({ report: null }, report),
    claimCase: mutation(noCase, cases.claimCase),
    releaseCase: mutation(noCase, cases.releaseCase),
    decideCase: mutation(noCase, cases.decideCase),
    undoDecision: mutation(noCase, cases.undoDecision),
    suspendFromCase: mutation(noCase, person.suspendFromCase),
    addPersonNote: mutation({ note: null }, person.addPersonNote),
    setModerationRules: mutation({ rules: null }, person.setModerationRules),
  },
  Subscription: {
    blacklistChanged: subscription(blacklistChanged),
    moderationCaseChanged: subscription(cases.moderationCaseChanged),
  },
} satisfies Resolvers;
