import type { FieldValues, Resolver } from 'react-hook-form';

/** A zod schema whose input is what the form holds. */
export interface FormSchema<Values> {
  _zod: { input: Values; output: unknown };
}

/**
 * Validates a form with a schema of the domain package, which is fetched with zod when the form is
 * first checked and not before. Values reach the submit handler as they were typed: the API trims
 * and refuses by the same schema. When the schema cannot be fetched, the API alone decides.
 * @param load gives the schema, such as `() => import('@wiki/domain/schemas').then((s) => s.signInSchema)`
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<FormSchema<Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const fetched = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(
      () => null,
    );
    if (!fetched) return { values, errors: {} };
    const [{ zodResolver }, schema] = fetched;
    const resolve = zodResolver<Values, unknown, unknown, FormSchema<Values>>(schema, undefined, {
      raw: true,
    });
    return resolve(values, context, options);
  };
}
