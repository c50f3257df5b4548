import { enumReader } from '@wiki/domain/enum-plans';
import { readTypeDefs } from '../graphql/schema.ts';

/** What there is to translate in an operation, so that tests speak the words of the domain. */
export const enumsOf = enumReader(() => readTypeDefs().join('\n'));
