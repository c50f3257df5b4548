import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import { forgetPresenceOf, presenceDataOf } from './personal-data.ts';
import { presenceBoard } from './presence-board.ts';
import './presence.events.ts';
import { createPresenceLoaders } from './presence.loaders.ts';
import { presenceMigrations } from './presence.migrations.ts';
import { PersonPresence } from './resolvers/PersonPresence.ts';
import { PresenceChoices } from './resolvers/PresenceChoices.ts';
import { RecordEditors } from './resolvers/RecordEditors.ts';
import { root } from './resolvers/root.ts';

onUserErasure(({ _id }) => forgetPresenceOf(_id.toHexString()));

export { presenceBoard, type Signal } from './presence-board.ts';
export type { PersonPresenceView } from './presence.loaders.ts';
export { presenceFor } from './presence.loaders.ts';
export { choicesOf, choicesOfAll } from './presence.model.ts';

export const presence: ApiModule = {
  name: 'presence',
  resolvers: { ...root, PersonPresence, PresenceChoices, RecordEditors },
  loaders: createPresenceLoaders,
  personalData: presenceDataOf,
  migrations: presenceMigrations,
  watch: (live) => presenceBoard.start(live),
};
