import type { Language } from '@wiki/domain';
import type { ApiModule, PersonalDataReader } from '../../../module.ts';

let readers: readonly PersonalDataReader[] = [];

/** Sets whose parts make up the export of a person's data; called once by `server.ts`. */
export function registerPersonalData(modules: readonly ApiModule[]): void {
  readers = modules.flatMap(({ personalData = [], content = [] }) => [
    ...content.map(({ exportOf }) => exportOf),
    ...[personalData].flat(),
  ]);
}

/** What all modules hold about a person, by the names of its parts, in the modules' order. */
export async function personalDataOf(
  userId: string,
  language: Language,
): Promise<Record<string, unknown>> {
  const parts = await Promise.all(readers.map((read) => read(userId, language)));
  return Object.assign({}, ...parts) as Record<string, unknown>;
}
