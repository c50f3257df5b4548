import { cyclesOf } from './cycles.ts';
import { type Import, readImports } from './imports.ts';
import { apiPlace, isTest } from './places.ts';
import { rules } from './rules.ts';

/** A rule that the sources break, and where. */
export interface Breach {
  rule: string;
  /** File and line, or the members of a cycle. */
  where: string;
  message: string;
}

const nameOf = ({ target }: Import) => {
  if (target.kind === 'file') return target.path;
  return target.kind === 'external' || target.kind === 'builtin' ? target.name : target.specifier;
};

function cycleBreaches(
  rule: string,
  message: string,
  edges: Iterable<readonly [string, string]>,
): Breach[] {
  return cyclesOf(edges).map((group) => ({ rule, where: group.join(' ⇄ '), message }));
}

/** The breaches of every import rule and every cycle below `root`, which is laid out as this repository. */
export function findBreaches(root: string): Breach[] {
  const edges = readImports(root);
  const single = edges.flatMap((edge) =>
    rules
      .filter((rule) => rule.breaks(edge))
      .map(({ name, demand }) => ({
        rule: name,
        where: `${edge.from}:${edge.line}`,
        message: `imports ${nameOf(edge)}; ${demand}`,
      })),
  );
  const values = edges.filter(({ typeOnly, from }) => !typeOnly && !isTest(from));
  const fileEdges = values.flatMap(({ from, target }) =>
    target.kind === 'file' ? [[from, target.path] as const] : [],
  );
  const moduleEdges = fileEdges.flatMap(([from, to]) => {
    const [start, end] = [apiPlace(from)?.module, apiPlace(to)?.module];
    return start && end ? [[start, end] as const] : [];
  });
  const packageEdges = values.flatMap(({ from, target }) =>
    target.kind === 'workspace'
      ? [[from.split('/src/')[0] ?? '', target.workspace.folder] as const]
      : [],
  );
  return [
    ...single,
    ...cycleBreaches('no-file-cycle', 'files that need each other to load', fileEdges),
    ...cycleBreaches('no-module-cycle', 'modules that need each other', moduleEdges),
    ...cycleBreaches('no-package-cycle', 'workspaces that need each other', packageEdges),
  ];
}
