import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

const declared = /^export (?:interface|type) (\w+?)(Record|View)\b/gm;

/**
 * GraphQL type -> the shape its resolvers receive, by its name: `<Type>View` where there is one, else
 * `<Type>Record`, exported by the module whose schema declares the type, or else by another module or
 * the platform. Without either a type is what its resolvers answer.
 * @param api the server's sources, `apps/api/src`.
 * @param from the folder that the paths start from.
 * @throws when two files declare the shape and none is of the type's module.
 */
export function typeMappers(api: string, from: string): Record<string, string> {
  const shapes = new Map<string, string[]>();
  for (const file of globSync(`${api}/{platform,modules}/**/*.ts`).toSorted()) {
    if (/\.test\.ts$|-test-kit\.ts$/.test(file)) continue;
    for (const [, type = '', kind = ''] of readFileSync(file, 'utf8').matchAll(declared)) {
      shapes.set(type + kind, [...(shapes.get(type + kind) ?? []), file]);
    }
  }
  return Object.fromEntries(
    globSync(`${api}/modules/*/*.graphql`)
      .toSorted()
      .flatMap((schema) =>
        [...readFileSync(schema, 'utf8').matchAll(/^(?:type|interface) (\w+)/gm)].flatMap(
          ([, type = '']) => {
            const name = [`${type}View`, `${type}Record`].find((shape) => shapes.has(shape));
            const files = name ? (shapes.get(name) ?? []) : [];
            const own = files.filter((file) => file.startsWith(dirname(schema) + '/'));
            const [file, ...others] = own.length > 0 ? own : files;
            if (!name || !file) return [];
            if (others.length > 0) {
              throw new Error(
                `${basename(schema)}: ${name} is declared in ${[file, ...others].join(' and ')}.`,
              );
            }
            return [[type, `${relative(from, file).replaceAll('\\', '/')}#${name}`]];
          },
        ),
      ),
  );
}
