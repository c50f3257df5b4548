import { featureFiles } from './feature-catalogs.ts';
import { loadCatalog } from './i18n.ts';

/** Loads all messages: for development, where the build hasn't read who needs which. */
export async function loadEveryCatalog(): Promise<void> {
  const names = Object.keys(featureFiles.es).map((path) => /([^/]+)\.po$/.exec(path)?.[1] ?? '');
  await Promise.all(['home', ...names].map(loadCatalog));
}
