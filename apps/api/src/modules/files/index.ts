import type { ApiModule } from '../../module.ts';
import { deriveImageHandler } from './derive-image.job.ts';
import { createFileLoaders } from './file.loaders.ts';
import { fileMigrations } from './file.migrations.ts';
import { filePolicy } from './file.policy.ts';
import { File } from './resolvers/File.ts';
import { User } from './resolvers/User.ts';
import './file.events.ts';

export type { FileRecord } from './file.model.ts';
export {
  attachFiles,
  type FileToAttach,
  type FileUser,
  findFile,
  publishFiles,
  releaseFiles,
} from './file.store.ts';
export { imageOf, type ImageView } from './image.ts';
export { type FileToPlant, plantFile } from './plant-file.ts';

export const files: ApiModule = {
  name: 'files',
  resolvers: { File, User },
  policy: filePolicy,
  loaders: createFileLoaders,
  migrations: fileMigrations,
  jobs: [deriveImageHandler],
};
