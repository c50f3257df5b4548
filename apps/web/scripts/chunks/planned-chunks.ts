import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { type PageParts, pagesFile } from '../pages-plugin.ts';
import { type Costs, groupsOf, type Load, type Piece } from './grouping.ts';

type Chunk = Rolldown.OutputChunk;

/** What the first page of a visitor needs by itself, the lightest of all: the view and its messages. */
const firstRoute = {
  home: /\/features\/home\/views\/home[.]tsx$/,
  'home-en': /\/locales\/es\/(?:home|shared)[.]po[?]source$/,
  'home-es': /\/locales\/es\/(?:home|shared)[.]po$/,
};

/**
 * A file costs a phone as much as 2 kB: a request, a task, and the words that it does not share with
 * others when it is compressed. Files under 2 kB compressed are about those under 4 kB.
 */
const costs: Costs = { file: 2_000, small: 2_000, burden: 30_000, strangers: 60_000 };

/** Where visitors arrive counts most, in each language; what is loaded later, half as much as its page. */
const weights = { home: 30, rendered: 8, other: 0.5, later: 0.5 };

/**
 * Builds the client once without groups, and puts what the bundler cuts by itself, some hundreds of
 * small files, together by what the pages ask for.
 * @param config as for the build that is to follow, which it does not write.
 * @returns the name of a module's chunk, for `codeSplitting`.
 */
export async function plannedChunks(config: InlineConfig): Promise<(id: string) => string | null> {
  const built = (await build(
    mergeConfig(config, { configFile: false, logLevel: 'error', build: { write: false } }),
  )) as Rolldown.RolldownOutput;
  const names = new Map<string, string>();
  for (const [name, chunks] of plan(built)) {
    for (const { moduleIds } of chunks) for (const id of moduleIds) names.set(id, name);
  }
  return (id) => names.get(id) ?? null;
}

/** A page in one language: the chunks that it asks for beside those of every page. */
interface Page {
  chunks: Set<Chunk>;
  weight: number;
}

/** The chunks to put together, by their name; first of all those that every page needs. */
function plan({ output }: Rolldown.RolldownOutput): Map<string, Chunk[]> {
  const chunks = output.filter((file): file is Chunk => file.type === 'chunk');
  const closureOf = closuresIn(chunks);
  // The entry starts to load React's own part of the DOM at once, so that a phone draws meanwhile.
  const isFirst = ({ isEntry, facadeModuleId }: Chunk) =>
    isEntry || /\/react-dom\/client/.test(facadeModuleId ?? '');
  const first = closureOf(chunks.filter(isFirst).map(({ fileName }) => fileName));
  const named = new Map([['first', [...first]]]);
  const placed = new Set(first);
  for (const [name, pattern] of Object.entries(firstRoute)) {
    const asked = chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
    const closure = closureOf(asked.map(({ fileName }) => fileName));
    named.set(
      name,
      [...closure].filter((chunk) => !placed.has(chunk)),
    );
    for (const chunk of closure) placed.add(chunk);
  }

  const others = chunks.filter((chunk) => !placed.has(chunk));
  const places = new Map(others.map((chunk, place) => [chunk, place]));
  const placesOf = (some: Iterable<Chunk>): number[] =>
    [...some].flatMap((chunk) => places.get(chunk) ?? []);
  const bytesOf = bytesIn(output);
  const pieces = others.map(
    (chunk): Piece => ({
      bytes: bytesOf(chunk),
      imports: placesOf(closureOf(chunk.imports)),
    }),
  );

  const pages = pagesIn(output).flatMap(({ path, scripts, messages, isRendered }) =>
    Object.values(messages).map((catalogs): Page => {
      const asked = [...closureOf([...scripts, ...catalogs])].filter((chunk) => !first.has(chunk));
      const weight = path === '/' ? weights.home : isRendered ? weights.rendered : weights.other;
      return { chunks: new Set(asked), weight };
    }),
  );
  const loads = pages.map(
    ({ chunks: asked, weight }): Load => ({ pieces: placesOf(asked), there: [], weight }),
  );
  for (const chunk of others) {
    if (!chunk.isDynamicEntry || pages.some((page) => page.chunks.has(chunk))) continue;
    const importers = chunks.filter(({ dynamicImports }) =>
      dynamicImports.includes(chunk.fileName),
    );
    const { there, weight } = importers.some((each) => first.has(each))
      ? // Every page may load it, before what is its own.
        { there: [], weight: weights.rendered }
      : whereLoaded(importers, pages);
    loads.push({
      pieces: placesOf(closureOf([chunk.fileName])),
      there: placesOf(there),
      weight: weights.later * weight,
    });
  }
  for (const group of groupsOf(pieces, united(loads), costs)) {
    const joined = group.map((place) => others[place] as Chunk);
    named.set(nameOf(joined, named), joined);
  }
  return named;
}

/** Finds chunks by their files, with all that they import. */
function closuresIn(chunks: readonly Chunk[]): (files: readonly string[]) => Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (files: readonly string[], reached: Set<Chunk>): Set<Chunk> => {
    for (const file of files) {
      const chunk = byFile.get(file);
      if (!chunk || reached.has(chunk)) continue;
      reached.add(chunk);
      reach(chunk.imports, reached);
    }
    return reached;
  };
  return (files) => reach(files, new Set());
}

/** What is surely there when one of some chunks loads another, and how much those pages count. */
function whereLoaded(
  importers: readonly Chunk[],
  pages: readonly Page[],
): { there: Chunk[]; weight: number } {
  const hosts = pages.filter((page) => importers.some((each) => page.chunks.has(each)));
  return {
    there: inAll(hosts.map(({ chunks }) => chunks)),
    weight: Math.max(weights.other, ...hosts.map(({ weight }) => weight)),
  };
}

/** What each of some sets has. */
function inAll<Value>([one = new Set(), ...others]: readonly Set<Value>[]): Value[] {
  return [...one].filter((value) => others.every((set) => set.has(value)));
}

/** Loads of the same count as one: the lists of products, services and properties are one view. */
function united(loads: readonly Load[]): Load[] {
  const known = new Map<string, Load>();
  for (const load of loads) {
    const key = [load.pieces, load.there].map((places) => [...places].join()).join('|');
    const same = known.get(key);
    if (same) same.weight += load.weight;
    else known.set(key, { ...load });
  }
  return [...known.values()];
}

/** What a chunk weighs compressed, with the styles that come with it. */
function bytesIn(output: Rolldown.RolldownOutput['output']): (chunk: Chunk) => number {
  const sources = new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code]),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const compressed = (file: string): number =>
    brotliCompressSync(sources.get(file) ?? '', { params }).length;
  return ({ fileName, viteMetadata }) =>
    [fileName, ...(viteMetadata?.importedCss ?? [])].reduce(
      (sum, file) => sum + compressed(file),
      0,
    );
}

function pagesIn(output: Rolldown.RolldownOutput['output']): PageParts[] {
  const file = output.find(({ fileName }) => fileName === pagesFile);
  if (file?.type !== 'asset') throw new Error(`The build has no ${pagesFile}.`);
  return JSON.parse(String(file.source)) as PageParts[];
}

/** A name for a group, by its largest chunk. */
function nameOf(chunks: readonly Chunk[], taken: ReadonlyMap<string, unknown>): string {
  const largest = chunks.toSorted((a, b) => b.code.length - a.code.length)[0]?.name ?? 'chunk';
  let name = largest;
  for (let count = 2; taken.has(name); count++) name = `${largest}${count}`;
  return name;
}
