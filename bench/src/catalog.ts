/** What a scenario measures, as the page of figures says it above its tables. */
export interface Scenario {
  title: string;
  /** What is asked of what, and who stands beside ours. */
  method: string;
  /** What it is to reach. */
  reach: string;
  /** What keeps it from more. */
  limit: string;
}

/** The scenarios, in the order in which they run: the database they share is filled once. */
export const catalog = {
  pages: {
    title: 'A page of products',
    method:
      'Pages of 20 products with their businesses and counts, from positions all over the list, asked over 16 connections. L is `node:http`, the driver and `JSON.stringify`, with the same reads.',
    reach:
      'by the client’s document at most 1.4 × the CPU of L, at least 0.7 of its requests, ahead of Mercurius with jit and our rules; a stranger’s at most 1.7 ×, ahead of plain Apollo',
    limit:
      'Reading BSON takes a sixth of a page, running the operation as much, writing JSON and sending it as much; the rest is spread over the driver, HTTP and what rules ask.',
  },
  listing: {
    title: 'One listing',
    method: 'One listing with its business and counts, asked in the same way.',
    reach: 'at most 1.3 × the CPU of L; signed in 1.8 ×',
    limit: 'HTTP and the driver, which ask the same of one document as of twenty.',
  },
  live: {
    title: 'From a write to its subscriber',
    method:
      'A notification is written to the database, one after the other, and a socket that follows hears of it, beside a change stream of the bare driver; the first 500 are left out.',
    reach: 'p99 at most the bare watch + 5 ms',
    limit: 'Collections of the young of both processes, 2 ms each.',
  },
  hot: {
    title: 'Many write at one place',
    method: 'Fifty comments at once on one listing, beside fifty on as many listings.',
    reach: 'at most 2 × in time',
    limit: 'What one document counts is written by one after the other.',
  },
  events: {
    title: 'A consumer works off what one act leaves',
    method:
      'Ten thousand events at once that only the audit log keeps, which writes a record of each into a chain, in their order; then as many that a consumer handles in partitions, which looks for notifications of each, by one process and by two.',
    reach: '1,000 events a second',
    limit:
      'Each record of the audit log holds the seal of the one before it; two processes share the cores with each other, the database and the load.',
  },
  'sign-in': {
    title: 'A hundred people sign in at once',
    method:
      'By the client’s document, beside a server that only compares their passwords; pages asked for meanwhile, one after the other; and once more in browsers that nobody knows, of each of which a mail tells.',
    reach: '0.9 of bare argon2; p99 of a page meanwhile at most 2 ×',
    limit: 'Comparing goes through 19 MB, so that all else meets the empty caches of its core.',
  },
  processes: {
    title: 'More processes on one database',
    method: 'One listing, asked of one, two and four processes over 16 connections.',
    reach: 'none: it shows what another process adds where there are cores for it',
    limit: 'The cores of this machine carry the processes, the database and the load.',
  },
  'fan-out': {
    title: 'An event to many',
    method:
      'Visitors who follow the same listing are told of a change, beside a bare `ws` server that frames each text once, and graphql-ws as it comes; 20,000 deliveries are left out.',
    reach: 'CPU of a delivery at most 2 × bare; 2,000 who come back at once all live within 3 s',
    limit: 'Writing to each socket; what is ours comes once for all who may read the same.',
  },
  search: {
    title: 'Search',
    method:
      'Searches with facets that were never counted before, by the client’s document, for 1, 4 and 16 visitors at a time. Load, server and database share all cores.',
    reach: 'p99 at most 40 ms for one, 120 ms for 16, over 100,000 listings',
    limit: 'GraphQL and the page of results; the index itself takes the smaller part.',
  },
  restart: {
    title: 'A start on existing data',
    method:
      'Until it listens, and until a search is answered, with the search index built anew and as it was saved.',
    reach: 'first page in 4 s, search in 8 s, 200 MB of memory, for 100,000 listings',
    limit: 'An index that is built anew reads every listing.',
  },
  deep: {
    title: 'A page far down a list',
    method: 'Page 5,000 of 20 listings, or the last one before, against page 1.',
    reach: 'at most 1.1 × in time and CPU',
    limit: 'Both seek in the same index.',
  },
  forum: {
    title: 'A page of the forum',
    method:
      'Pages of 20 discussions with their authors, businesses and who spoke last, in the manner of the pages of products; and a page at its end against its first.',
    reach: 'CPU at most 1.4 × L, the page at the end 1.1 ×',
    limit: 'What a page of products is limited by, with as many reads.',
  },
  start: {
    title: '`npm start`',
    method: 'Until the first page is answered, in an empty folder and on existing data.',
    reach: '4 s on existing data',
    limit: 'Reading the programs; in an empty folder the demonstration is written first.',
  },
  engine: {
    title: 'The embedded engine',
    method:
      'Durable inserts in turns with bare LMDB, in its process and behind a socket and the driver; then point reads, groups and a start over the documents named.',
    reach:
      'inserts 0.8 × bare LMDB one by one where a flush takes as long as on a disk; 4,000 point reads a second, p99 25 ms meanwhile; groups 1 s by status, 2 s by day; start 0.5 s',
    limit: 'Each write waits for the disk; reads for one thread.',
  },
  dashboard: {
    title: 'The administrators’ start page',
    method:
      'In a browser over a year of members: the queue and the charts of 30, 90 and 365 days, from within the back office and by its address.',
    reach: '1 s',
    limit: 'By its address, the start of the page in a browser that shares the cores.',
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof catalog;

/** All names, in their order. */
export const scenarioNames = Object.keys(catalog) as ScenarioName[];
