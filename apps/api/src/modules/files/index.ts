import type { ApiModule } from '../../module.ts';
import { cleanStoredVideoHandler } from './videos/clean-stored-videos.ts';
import { cleanUpHandlers } from './clean-up/clean-up.jobs.ts';
import { deriveImageHandler } from './derive-image.job.ts';
import { eraseFilesConsumer } from './clean-up/erase-files.consumer.ts';
import { createFileLoaders } from './file.loaders.ts';
import { fileMigrations } from './file.migrations.ts';
import { filePolicy } from './file.policy.ts';
import { fileDataOf } from './personal-data.ts';
import { receiveUploads } from './uploads/receive-uploads.routes.ts';
import { File } from './resolvers/File.ts';
import { User } from './resolvers/User.ts';
import { scanFileHandler } from './uploads/scan-file.job.ts';
import { serveFiles } from './serving/serve-files.routes.ts';
import { serveShareCards } from './serving/share-cards.routes.ts';
import { root } from './resolvers/root.ts';
import './file.events.ts';

export { eraseFilesOf } from './clean-up/erase-files.ts';
export type { FileRecord } from './file.model.ts';
export {
  attachFiles,
  type FileToAttach,
  type FileUser,
  findFile,
  publishFiles,
  releaseFiles,
  shareFiles,
} from './file.store.ts';
export { onFileRead } from './file-readers.ts';
export { describeInBothLanguages } from './images/describe-in-both-languages.ts';
export {
  imageOf,
  inBothLanguages,
  memberAddress,
  memberImageOf,
  shownImage,
  type ShownImage,
} from './images/image.ts';
export { insertFile } from './insert-file.ts';
export { shareCardOf } from './serving/share-cards.routes.ts';
export { videoOf } from './videos/video.ts';

export const files: ApiModule = {
  name: 'files',
  resolvers: {
    ...root,
    File,
    User,
  },
  policy: filePolicy,
  loaders: createFileLoaders,
  personalData: fileDataOf,
  migrations: fileMigrations,
  consumers: [eraseFilesConsumer],
  jobs: [deriveImageHandler, scanFileHandler, cleanStoredVideoHandler, ...cleanUpHandlers],
  routes: (app, config) => {
    receiveUploads(app, config);
    serveShareCards(app, config);
    serveFiles(app, config);
  },
};
