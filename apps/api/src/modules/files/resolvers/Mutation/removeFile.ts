import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { removeFile as remove } from '../../upload.service.ts';

export const removeFile: MutationResolvers['removeFile'] = (_parent, { input }, ctx) =>
  payloadOf({ file: null }, () => remove(ctx, input));
