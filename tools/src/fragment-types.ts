/**
 * Makes a generated module refer to fragment types by name: exports every variant of a fragment on
 * an abstract type (`ListingCard_Product_Fragment`) and imports those that other modules declare.
 * `modules` maps a fragment's name to the generated module that declares it.
 */
export function referToFragmentTypes(
  content: string,
  modules: Readonly<Record<string, string>>,
): string {
  const exported = content.replaceAll(/^(?=type \w+Fragment =)/gm, 'export ');
  const declared = new Set(exported.match(/(?<=^export type )\w+Fragment\b/gm));
  const foreign = [...new Set(exported.match(/\b\w+Fragment\b/g))]
    .map((type) => ({ type, module: modules[type.replace(/(?:_\w+_)?Fragment$/, '')] ?? '' }))
    .filter(({ type, module }) => module && !declared.has(type));
  const imports = Object.entries(Object.groupBy(foreign, ({ module }) => module))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([module, types = []]) => {
      const names = types.map(({ type }) => type).toSorted((a, b) => a.localeCompare(b));
      return `import type { ${names.join(', ')} } from '${module}';\n`;
    });
  return imports.join('') + exported;
}
