import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import type { ApplicationRecord } from './application.model.ts';
import { waitsAs } from './application.queue.ts';
import { readApplication } from './application.service.ts';

type Follower = Pick<Context, 'viewer' | 'live'>;

const changeOf = ({ data }: EventRecord) => data as { applicationId: string; userId: string };

/** The application that an event is about: who takes care of one is told like of all other work. */
function applicationOf({ type, data }: EventRecord): string | null {
  if (type !== 'work.assigned') return (data as { applicationId: string }).applicationId;
  const { kind, workId } = data as EventMap['work.assigned'];
  return kind === waitsAs ? workId : null;
}

/** A change as an administrator gets it: the application as it is at delivery; the tabs are counted where they are asked for. */
export interface ApplicationChangeRecord {
  application: ApplicationRecord | null;
  applicationId: string;
  cursor: string;
}

/**
 * The steps and reminders of all applications and who takes care of them, from a position on, for administrators. Drafts being
 * written are not among them: they are the applicant's own until they are submitted.
 */
export async function* followApplications(
  { viewer, live }: Follower,
  after?: string | null,
): AsyncGenerator<{ applicationChanged: ApplicationChangeRecord }> {
  const changes = live.follow({
    after,
    types: [
      'application.transitioned',
      'application.reminded',
      'application.taxIdCorrected',
      'application.taxDataChanged',
      'work.assigned',
    ],
    concerns: (record) => applicationOf(record) !== null,
  });
  for await (const { record, cursor } of changes) {
    const applicationId = applicationOf(record) ?? '';
    const found = await readApplication({ viewer }, applicationId);
    const application = found?.status === 'deleted' ? null : found;
    yield { applicationChanged: { application, applicationId, cursor } };
  }
}

/** The changes of the caller's application, from a position on. */
export async function* followMyApplication(
  { viewer, live }: Follower,
  after?: string | null,
): AsyncGenerator<{
  myApplicationChanged: { application: ApplicationRecord | null; cursor: string };
}> {
  const { userId } = signedIn(viewer);
  const changes = live.follow({
    after,
    types: [
      'application.changed',
      'application.transitioned',
      'application.reminded',
      'application.taxIdCorrected',
    ],
    concerns: (record) => changeOf(record).userId === userId,
  });
  for await (const { record, cursor } of changes) {
    const application = await readApplication({ viewer }, changeOf(record).applicationId);
    yield { myApplicationChanged: { application, cursor } };
  }
}
