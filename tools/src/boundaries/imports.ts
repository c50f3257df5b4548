import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesBelow } from '../lib/files.ts';
import { type Workspace, workspacesOf } from '../lib/workspaces.ts';

/** What an import leads to. Paths are from the repository's root. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'workspace'; workspace: Workspace; specifier: string }
  | { kind: 'external'; name: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'missing'; specifier: string };

/** One import, re-export, dynamic import, type import or worker address in a source file. */
export interface Import {
  from: string;
  line: number;
  target: Target;
  /** Whether it vanishes when types are stripped. */
  typeOnly: boolean;
}

interface RawImport {
  specifier: string;
  start: number;
  typeOnly: boolean;
}

const sourcePattern = /\.(ts|tsx|mts)$/;

/** Reads every way a module can name another one. Throws when the file does not parse. */
function rawImports(path: string, text: string): RawImport[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: RawImport[] = [];
  const add = (node: { value?: unknown; start: number }, typeOnly: boolean) => {
    if (typeof node.value !== 'string') return;
    found.push({ specifier: node.value, start: node.start, typeOnly });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => {
      const names = specifiers.filter((each) => each.type === 'ImportSpecifier');
      const onlyTypes =
        names.length > 0 &&
        names.length === specifiers.length &&
        names.every((each) => each.importKind === 'type');
      add(source, importKind === 'type' || onlyTypes);
    },
    ExportNamedDeclaration: ({ source, exportKind, specifiers }) => {
      const onlyTypes =
        specifiers.length > 0 && specifiers.every((each) => each.exportKind === 'type');
      if (source) add(source, exportKind === 'type' || onlyTypes);
    },
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') add(source, false);
    },
    TSImportType: ({ source }) => add(source, true),
    NewExpression: ({ callee, arguments: [address, base] }) => {
      // new URL('./worker.ts', import.meta.url)
      const isModuleAddress =
        callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression';
      const isSource = address?.type === 'Literal' && sourcePattern.test(String(address.value));
      if (isModuleAddress && isSource) add(address, false);
    },
  }).visit(program);
  return found;
}

/** Finds what a specifier means in a file, without running a resolver that needs built packages. */
function resolve(root: string, from: string, specifier: string, workspaces: Workspace[]): Target {
  if (specifier.startsWith('.')) {
    const bare = specifier.replace(/\?.*$/, '');
    const base = posix.join(posix.dirname(from), bare);
    const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
    const path = candidates.find((each) => {
      const absolute = join(root, each);
      return existsSync(absolute) && statSync(absolute).isFile();
    });
    return path ? { kind: 'file', path } : { kind: 'missing', specifier };
  }
  if (isBuiltin(specifier)) return { kind: 'builtin', name: specifier };
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const workspace = workspaces.find((each) => each.name === name);
  return workspace
    ? { kind: 'workspace', workspace, specifier }
    : { kind: 'external', name: specifier.startsWith('virtual:') ? 'virtual' : name };
}

/** Every import of every TypeScript source of every workspace. */
export function readImports(root: string): Import[] {
  const workspaces = workspacesOf(root);
  return workspaces.flatMap(({ folder }) =>
    filesBelow(join(root, folder))
      .filter((path) => sourcePattern.test(path))
      .flatMap((inner) => {
        const from = `${folder}/${inner}`;
        const text = readFileSync(join(root, from), 'utf8');
        return rawImports(from, text).map(({ specifier, start, typeOnly }) => ({
          from,
          line: text.slice(0, start).split('\n').length,
          target: resolve(root, from, specifier, workspaces),
          typeOnly,
        }));
      }),
  );
}
