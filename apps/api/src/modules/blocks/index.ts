import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import './block.events.ts';
import { createBlockLoaders } from './block.loaders.ts';
import { blockMigrations } from './block.migrations.ts';
import { blockDataOf, forgetBlocksOf } from './block.store.ts';
import { Block, User } from './resolvers/Block.ts';
import { root } from './resolvers/root.ts';

onUserErasure(({ _id }) => forgetBlocksOf(_id.toHexString()));

export { blockedAmong, isBlockedBetween } from './block.store.ts';

export const blocks: ApiModule = {
  name: 'blocks',
  resolvers: { ...root, Block, User },
  loaders: createBlockLoaders,
  personalData: blockDataOf,
  migrations: blockMigrations,
};
