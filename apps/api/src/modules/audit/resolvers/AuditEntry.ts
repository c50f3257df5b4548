import type { Context } from '../../../graphql/context.ts';
import type { AuditEntryResolvers } from '../../../graphql/generated/resolvers.ts';
import type { AuditRecord } from '../../../platform/audit/audit.model.ts';

/** Up to how many ids of a kind are shown: an import carries hundreds. */
const shownIds = 5;

const targetsOf = ({ targets }: AuditRecord) =>
  Object.entries(targets).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, shownIds)
      .map((id) => ({ name: name.replace(/s$/, ''), id })),
  );

/** What a thing is called now, by what its id is of. */
async function labelOf(
  { name, id }: { name: string; id: string },
  { loaders }: Pick<Context, 'loaders'>,
): Promise<string | null> {
  if (name === 'userId') return (await loaders.userById.load(id))?.displayName ?? null;
  if (name === 'businessId') return (await loaders.businessById.load(id))?.name ?? null;
  if (name === 'listingId') {
    const title = (await loaders.listingById.load(id))?.name;
    return title?.es ?? title?.en ?? null;
  }
  if (name === 'invoiceId') return (await loaders.invoiceById.load(id))?.number ?? null;
  if (name === 'discussionId') return (await loaders.discussionById.load(id))?.title ?? null;
  return null;
}

export const AuditEntry: AuditEntryResolvers = {
  id: ({ _id }) => _id.toHexString(),
  date: ({ at }) => at,
  actor: ({ actorId }, _args, { loaders }) =>
    actorId === null ? null : loaders.userById.load(actorId),
  targets: (record, _args, ctx) =>
    Promise.all(
      targetsOf(record).map(async (target) => ({ ...target, label: await labelOf(target, ctx) })),
    ),
  details: ({ details }) => Object.entries(details).map(([name, value]) => ({ name, value })),
};
