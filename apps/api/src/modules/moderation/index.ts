import { registerStandingCheck, registerTextCheck } from '../../kits/resource/index.ts';
import type { ApiModule } from '../../module.ts';
import { checkTextsByBlacklist } from './blacklist/assert-clean.ts';
import { watchBlacklist } from './blacklist/blacklist-cache.ts';
import './moderation.events.ts';
import { moderationMigrations } from './moderation.migrations.ts';
import { moderationPolicy } from './moderation.policy.ts';
import { followCaseHandler } from './cases/follow-case.job.ts';
import { moderationConsumer } from './moderation.consumer.ts';
import { moderationNotifications } from './moderation.notifications.ts';
import { erasePerson, moderationDataOf } from './people/personal-data.ts';
import { reportQueue } from './report.queue.ts';
import { BlacklistEntry } from './resolvers/BlacklistEntry.ts';
import {
  CaseContext,
  CaseStep,
  CaseSubject,
  ContextPiece,
  ModerationCase,
  OwnReport,
  PersonHistory,
  PersonNote,
  RehearsedText,
  Report,
} from './resolvers/ModerationCase.ts';
import { root } from './resolvers/root.ts';
import { assertStanding } from './people/standing.service.ts';
import { onUserErasure } from '../users/index.ts';

export { assertClean, isCleanText, type TextToCheck } from './blacklist/assert-clean.ts';
export { createBlacklistEntry } from './blacklist/blacklist.store.ts';
export { quoteAnew } from './cases/case.store.ts';
export { insertCase, insertNote } from './cases/insert-case.ts';
export {
  noteRemoval,
  noteRestoral,
  openCasesOf,
  openHeldCase,
  withdrawCase,
} from './cases/held-cases.ts';

registerTextCheck(checkTextsByBlacklist);
registerStandingCheck(assertStanding);
onUserErasure(erasePerson);

export const moderation: ApiModule = {
  name: 'moderation',
  resolvers: {
    ...root,
    CaseContext,
    CaseStep,
    CaseSubject,
    ContextPiece,
    ModerationCase,
    OwnReport,
    PersonHistory,
    PersonNote,
    RehearsedText,
    Report,
    BlacklistEntry,
  },
  policy: moderationPolicy,
  notifications: moderationNotifications,
  personalData: moderationDataOf,
  migrations: moderationMigrations,
  consumers: [moderationConsumer],
  jobs: [followCaseHandler],
  queue: [reportQueue],
  watch: watchBlacklist,
};
