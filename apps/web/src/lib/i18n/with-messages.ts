import { loadCatalogue } from './i18n.ts';

/**
 * Loads a module together with the messages of all it imports. The build wraps every `import()` in
 * it and names the catalogues; null, in development, stands for all.
 */
export async function withMessages<Module>(
  load: () => Promise<Module>,
  catalogues: readonly string[] | null,
): Promise<Module> {
  const [module] = await Promise.all([
    load(),
    catalogues
      ? Promise.all(catalogues.map(loadCatalogue))
      : import('./every-catalogue.ts').then((every) => every.loadEveryCatalogue()),
  ]);
  return module;
}
