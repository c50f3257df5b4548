export { contentKind, mayDeleteContent } from './content-kind.ts';
export {
  contentFields,
  type ContentRecord,
  newContent,
} from './content.model.ts';
export { contentMigrations } from './content.migrations.ts';
export { contentResolvers } from './content-resolvers.ts';
export { eraseContentConsumer, eraseContentHandler } from './erase-content.ts';
export { contentState, moderatedContent } from './moderated-content.ts';
export { type AnyContent, registerContent } from './registry.ts';
