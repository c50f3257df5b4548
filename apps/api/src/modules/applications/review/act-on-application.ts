import { can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { apiError, Refusal, refuse } from '../../../platform/errors/errors.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { conflict, findApplication } from '../application.store.ts';

export type Caller = Pick<Context, 'viewer' | 'config'>;

/** The application an input names, in the version its sender read. */
export interface NamedVersion {
  applicationId: string;
  version: number;
}

/** Whose acts these are: each side of the transition table has its own. */
type Side = 'application.actAsApplicant' | 'application.administer';

/**
 * Reads the application, lets only its side act, and acts in one transaction. Somebody else's
 * application answers like an unknown one; those who may read it get `FORBIDDEN`; an older version
 * is refused as `CONFLICT`. What a refusal carries of the application is only for those who may
 * read it.
 */
export async function actOnApplication(
  { viewer }: Caller,
  side: Side,
  { applicationId, version }: NamedVersion,
  act: (application: ApplicationRecord, actorId: string) => Promise<ApplicationRecord>,
): Promise<{ application: ApplicationRecord }> {
  const { userId } = signedIn(viewer);
  try {
    return await inTransaction(async () => {
      const application = await findApplication(applicationId);
      if (!application) throw refuse('NOT_FOUND', 'applicationId');
      if (!can(viewer, side, application)) {
        if (can(viewer, 'application.read', application)) throw apiError('FORBIDDEN');
        throw refuse('NOT_FOUND', 'applicationId');
      }
      if (application.version !== version) throw conflict(application);
      return { application: await act(application, userId) };
    });
  } catch (error) {
    throw error instanceof Refusal ? readableBy(viewer, error) : error;
  }
}

/** A refusal without the application it carries unless the viewer may read that. */
function readableBy(viewer: Caller['viewer'], refusal: Refusal): Refusal {
  const { application } = refusal.payload as { application?: ApplicationRecord };
  if (!application || can(viewer, 'application.read', application)) return refusal;
  return new Refusal(refusal.userErrors);
}
