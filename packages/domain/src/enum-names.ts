/**
 * Which values of an answer, or of variables, are of enums with words of their own: a tree along the
 * names that lead to them. At its ends stands 1 where the name of a value tells its word, otherwise
 * the words.
 */
export type EnumPlan = 1 | readonly string[] | { readonly [name: string]: EnumPlan };

/** What of an operation is to be translated. */
export interface EnumPlans {
  variables?: EnumPlan;
  data?: EnumPlan;
}

/** What the schema calls a word: `requestEdit` is `REQUEST_EDIT`, `from500to5000` `FROM_500_TO_5000`. */
export const enumName = (word: string): string =>
  word.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[a-z])/g, '_').toUpperCase();

/** The word of a name, where it can be told from it alone. */
export const wordOfName = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name;

type Tree = { readonly [name: string]: EnumPlan };

const isTree = (plan: EnumPlan): plan is Tree => plan !== 1 && !Array.isArray(plan);

function translate(
  plan: EnumPlan,
  value: unknown,
  one: (text: string, words: 1 | readonly string[]) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(plan, item, one));
  if (!isTree(plan)) return typeof value === 'string' ? one(value, plan) : value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [name, inner] of Object.entries(plan)) {
    if (name in copy) copy[name] = translate(inner, copy[name], one);
  }
  return copy;
}

/** Variables or data with words, as the API writes them. */
export const toNames = <Value>(plan: EnumPlan | undefined, value: Value): Value =>
  plan ? (translate(plan, value, enumName) as Value) : value;

/** What the API wrote, with words. */
export const toWords = <Value>(plan: EnumPlan | undefined, value: Value): Value =>
  plan
    ? (translate(plan, value, (name, words) =>
        words === 1 ? wordOfName(name) : (words.find((word) => enumName(word) === name) ?? name),
      ) as Value)
    : value;
