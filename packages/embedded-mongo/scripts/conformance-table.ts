import type { Doc } from '../src/bson/values.ts';
import { Int32 } from '../src/bson/values.ts';
import { type Answer, LocalEngine } from '../src/testing/local-engine.ts';
import * as names from './names.ts';

/** A kind of name: how the engine is asked for one, and the code of names it has never heard of. */
interface Kind {
  title: string;
  names: readonly string[];
  ask: (name: string) => Doc;
  /** Tells that the name itself was not recognized, whatever its operand. */
  isUnknown: (answer: Answer) => boolean;
}

const one = new Int32(1);
const aggregate = (pipeline: Doc[]): Doc => ({ aggregate: 'things', pipeline, cursor: {} });
const message = ({ fields }: Answer): string => {
  const [error] = (fields['writeErrors'] as { errmsg: string }[] | undefined) ?? [];
  return error?.errmsg ?? (fields['errmsg'] as string | undefined) ?? '';
};

const kinds: readonly Kind[] = [
  {
    title: 'Commands',
    names: names.commands,
    ask: (name) => ({ [name]: one }),
    isUnknown: ({ code }) => code === 59,
  },
  {
    title: 'Query operators on a field',
    names: names.queryOperators,
    ask: (name) => ({ find: 'things', filter: { a: { [name]: one } } }),
    isUnknown: (answer) => message(answer).startsWith('unknown operator'),
  },
  {
    title: 'Query operators on a document',
    names: names.topLevelOperators,
    ask: (name) => ({ find: 'things', filter: { [name]: one } }),
    isUnknown: (answer) => message(answer).startsWith('unknown top level operator'),
  },
  {
    title: 'Update operators',
    names: names.updateOperators,
    ask: (name) => ({ update: 'things', updates: [{ q: {}, u: { [name]: { a: one } } }] }),
    isUnknown: (answer) => message(answer).startsWith('Unknown modifier'),
  },
  {
    title: 'Aggregation stages',
    names: names.stages,
    ask: (name) => aggregate([{ [name]: {} }]),
    isUnknown: ({ code }) => code === 40324,
  },
  {
    title: 'Expressions',
    names: names.expressions,
    ask: (name) => aggregate([{ $project: { x: { [name]: '$a' } } }]),
    isUnknown: ({ code }) => code === 168,
  },
  {
    title: 'Accumulators of `$group`',
    names: names.accumulators,
    ask: (name) => aggregate([{ $group: { _id: null, x: { [name]: '$a' } } }]),
    isUnknown: ({ code }) => code === 15952,
  },
  {
    title: 'Functions of `$setWindowFields`',
    names: names.windowFunctions,
    ask: (name) => aggregate([{ $setWindowFields: { output: { x: { [name]: '$a' } } } }]),
    isUnknown: (answer) => message(answer).startsWith('Unrecognized window function'),
  },
];

const head = `# What of MongoDB 8.0 the engine has

Written by \`npm run conformance -w @wiki/embedded-mongo\`, which asks the engine for every name. A name
that is here is recognized; where a part of it is refused, [the README](README.md) says so.

| | there | refused | unknown |
|---|---|---|---|`;

/** Every name that the engine recognizes, with its kind. */
export async function recognized(): Promise<string[]> {
  const engine = await LocalEngine.start();
  try {
    const found: string[] = [];
    for (const kind of kinds) {
      const { there } = await sort(engine, kind);
      found.push(...there.map((name) => `${kind.title}: ${name}`));
    }
    return found;
  } finally {
    await engine.stop();
  }
}

/** The names that a table says are there, with their kinds. */
export function namesIn(table: string): string[] {
  return table
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [title = '', , there = ''] = section.split('\n');
      return [...there.matchAll(/`([^`]+)`/g)].map(([, name]) => `${title}: ${name}`);
    });
}

/** Asks the engine for everything and writes what it has as Markdown. */
export async function conformance(): Promise<string> {
  const engine = await LocalEngine.start();
  try {
    const rows: string[] = [];
    const sections: string[] = [];
    for (const kind of kinds) {
      const { there, refused, unknown } = await sort(engine, kind);
      rows.push(
        `| ${kind.title} | ${there.length} of ${kind.names.length} | ${refused.length} | ${unknown.length} |`,
      );
      const lists = [
        ['', there],
        ['Refused: ', refused],
        ['Unknown: ', unknown],
      ] as const;
      const lines = lists
        .filter(([, list]) => list.length > 0)
        .map(([word, list]) => word + list.map((name) => `\`${name}\``).join(' '));
      sections.push([`## ${kind.title}`, ...lines].join('\n\n'));
    }
    return `${[head, ...rows].join('\n')}\n\n${sections.join('\n\n')}\n`;
  } finally {
    await engine.stop();
  }
}

const refusedCode = 115;

async function sort(
  engine: LocalEngine,
  kind: Kind,
): Promise<Record<'there' | 'refused' | 'unknown', string[]>> {
  const sorted = { there: [] as string[], refused: [] as string[], unknown: [] as string[] };
  await engine.run({ insert: 'things', documents: [{ a: one }], $db: 'names' });
  for (const name of kind.names) {
    const answer = await engine.run({ ...kind.ask(name), $db: 'names' });
    if (kind.isUnknown(answer)) sorted.unknown.push(name);
    else if (answer.code === refusedCode) sorted.refused.push(name);
    else sorted.there.push(name);
  }
  return sorted;
}
