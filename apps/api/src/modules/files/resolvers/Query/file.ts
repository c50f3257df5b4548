import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readFile } from '../../file.service.ts';

export const file: QueryResolvers['file'] = (_parent, { id }, ctx) => readFile(ctx, id);
