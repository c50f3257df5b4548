import type { ApiModule } from '../../module.ts';
import { cleanUpHandlers } from './clean-up.jobs.ts';
import { deriveImageHandler } from './derive-image.job.ts';
import { eraseFilesConsumer } from './erase-files.consumer.ts';
import { createFileLoaders } from './file.loaders.ts';
import { fileMigrations } from './file.migrations.ts';
import { filePolicy } from './file.policy.ts';
import { fileDataOf } from './personal-data.ts';
import { receiveUploads } from './receive-uploads.routes.ts';
import { File } from './resolvers/File.ts';
import { completeUpload } from './resolvers/Mutation/completeUpload.ts';
import { createFileLink } from './resolvers/Mutation/createFileLink.ts';
import { removeFile } from './resolvers/Mutation/removeFile.ts';
import { requestUpload } from './resolvers/Mutation/requestUpload.ts';
import { setAvatar } from './resolvers/Mutation/setAvatar.ts';
import { uploadFile } from './resolvers/Mutation/uploadFile.ts';
import { file } from './resolvers/Query/file.ts';
import { uploadRules } from './resolvers/Query/uploadRules.ts';
import { User } from './resolvers/User.ts';
import { serveFiles } from './serve-files.routes.ts';
import './file.events.ts';

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
export { imageOf } from './image.ts';
export { plantFile } from './plant-file.ts';
export { videoOf } from './video.ts';

export const files: ApiModule = {
  name: 'files',
  resolvers: {
    Query: { file, uploadRules },
    Mutation: { completeUpload, createFileLink, removeFile, requestUpload, setAvatar, uploadFile },
    File,
    User,
  },
  policy: filePolicy,
  loaders: createFileLoaders,
  personalData: fileDataOf,
  migrations: fileMigrations,
  consumers: [eraseFilesConsumer],
  jobs: [deriveImageHandler, ...cleanUpHandlers],
  routes: (app, config) => {
    receiveUploads(app, config);
    serveFiles(app, config);
  },
};
