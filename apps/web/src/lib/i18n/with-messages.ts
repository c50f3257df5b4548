import { loadCatalog } from './i18n.ts';

/**
 * Loads a module together with the messages of all it imports. The build wraps every `import()` in
 * it and names the catalogs; null, in development, stands for all.
 */
export async function withMessages<Module>(
  load: () => Promise<Module>,
  catalogs: readonly string[] | null,
): Promise<Module> {
  const [module] = await Promise.all([
    load(),
    catalogs
      ? Promise.all(catalogs.map(loadCatalog))
      : import('./every-catalog.ts').then((every) => every.loadEveryCatalog()),
  ]);
  return module;
}
