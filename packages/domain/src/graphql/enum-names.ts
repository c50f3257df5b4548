/**
 * Which values of an answer, or of variables, are of enums with words of their own: a tree along the
 * names that lead to them. At its ends stands 1 where the name of a value tells its word, 2 where it
 * does for words with a capital, otherwise the words.
 */
export type EnumPlan = 1 | 2 | readonly string[] | { readonly [name: string]: EnumPlan };

/** What of an operation is to be translated. */
export interface EnumPlans {
  variables?: EnumPlan;
  data?: EnumPlan;
}

/** What the schema calls a word: `requestEdit` is `REQUEST_EDIT`, `from500to5000` `FROM_500_TO_5000`. */
export const enumName = (word: string): string =>
  word.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[a-z])/g, '_').toUpperCase();

/** The word of a name, as the end of a plan tells it. */
export function wordOf(name: string, words: 1 | 2 | readonly string[]): string {
  if (typeof words === 'object') return words.find((word) => enumName(word) === name) ?? name;
  const first = words > 1 ? /(?:^|_)(.)/g : /_(.)/g;
  return name.toLowerCase().replaceAll(first, (_, letter: string) => letter.toUpperCase());
}

type Tree = { readonly [name: string]: EnumPlan };

const isTree = (plan: EnumPlan): plan is Tree => typeof plan === 'object' && !Array.isArray(plan);

function translate(
  plan: EnumPlan | undefined,
  value: unknown,
  one: (text: string, words: 1 | 2 | readonly string[]) => string,
): unknown {
  if (!plan || !value) return value;
  if (Array.isArray(value)) return value.map((item) => translate(plan, item, one));
  if (!isTree(plan)) return typeof value === 'string' ? one(value, plan) : value;
  if (typeof value !== 'object') return value;
  const copy: Record<string, unknown> = { ...value };
  for (const name in plan) if (name in copy) copy[name] = translate(plan[name], copy[name], one);
  return copy;
}

/** Variables or data with words, as the API writes them. */
export const toNames = <Value>(plan: EnumPlan | undefined, value: Value): Value =>
  translate(plan, value, enumName) as Value;

/** What the API wrote, with words. */
export const toWords = <Value>(plan: EnumPlan | undefined, value: Value): Value =>
  translate(plan, value, wordOf) as Value;
