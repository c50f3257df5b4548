import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnEngine } from '../src/index.ts';

// `npm run drivers -w @wiki/embedded-mongo -- <folder> [patterns]` runs the tests of a driver of
// MongoDB's against an engine. The folder holds the driver as its project publishes it, with its
// dependencies installed or its tests built; nothing of it belongs to this repository. Which driver it
// is, is seen by what is in there:
//   the Node driver, version 3.6 (mocha, test/functional), or
//   the C driver, with `TEST_LIBMONGOC` naming the test program that was built from it.

/** What a run of some tests came to. */
interface Outcome {
  passed: number;
  skipped: number;
  failures: string[];
}

interface MochaReport {
  stats: { passes: number; pending: number };
  failures: { fullTitle: string; err: { message?: string } }[];
}

/** Tests of what one server without TLS cannot be asked: other topologies, other ways to log in. */
const elsewhere =
  /^(ssl|sharding|replset|scram|mongodb_|sni|saslprep|auth|reconnect|uri|url|sdam|max_staleness|connections_stepdown|connection_string|byo_|deprecate|shared)/;

/** Where tests expect a server, also those that are not told. */
const port = 27_017;
const fileTimeoutMs = 600_000;

const [folderName, ...patterns] = process.argv.slice(2);
if (folderName === undefined) throw new Error('Tell the folder of a driver');
const folder = resolve(folderName);

function run(
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
  timeoutMs: number,
): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => parts.push(part));
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', () => done(parts.join('')));
  });
}

/** One process for each file, so that a hook that fails does not end the others. */
async function runNodeDriver(uri: string): Promise<Outcome> {
  const all = readdirSync(join(folder, 'test/functional'));
  const files = all.filter((name) => name.endsWith('.test.js') && !elsewhere.test(name));
  const wanted = files.filter(
    (name) => patterns.length === 0 || patterns.some((each) => name.includes(each)),
  );
  const runner = 'test/tools/runner';
  const options = ['--opts', '/dev/null', '--exit', '--timeout', '60000', '--reporter', 'json'];
  options.push('--file', runner, '--ui', `${runner}/metadata_ui.js`);
  const variables = { MONGODB_URI: uri, MONGODB_UNIFIED_TOPOLOGY: '1' };
  const outcome: Outcome = { passed: 0, skipped: 0, failures: [] };
  for (const name of wanted) {
    const args = ['node_modules/mocha/bin/_mocha', ...options, `test/functional/${name}`];
    const output = await run(process.execPath, args, variables, fileTimeoutMs);
    const json = /^\{\n {2}"stats"[^]*^\}/m.exec(output)?.[0];
    if (json === undefined) {
      outcome.failures.push(`${name}: no report`);
      continue;
    }
    const { stats, failures } = JSON.parse(json) as MochaReport;
    outcome.passed += stats.passes;
    outcome.skipped += stats.pending;
    for (const { fullTitle, err } of failures) {
      outcome.failures.push(`${name}: ${fullTitle}: ${err.message?.slice(0, 200) ?? ''}`);
    }
  }
  return outcome;
}

async function runCDriver(uri: string, program: string): Promise<Outcome> {
  const args = patterns.flatMap((pattern) => ['-l', pattern]);
  const variables = {
    MONGOC_TEST_URI: uri,
    MONGOC_TEST_SKIP_MOCK: 'on',
    MONGOC_TEST_OFFLINE: 'on',
  };
  const output = await run(program, args, variables, 10 * fileTimeoutMs);
  const results = [...output.matchAll(/"status": "(\w+)", *"test_file": "([^"]+)"/g)];
  const named = (status: string): string[] =>
    results.filter(([, each]) => each === status).map(([, , name]) => name as string);
  return {
    passed: named('pass').length,
    skipped: named('skip').length,
    failures: named('fail'),
  };
}

const dbPath = mkdtempSync(join(tmpdir(), 'embedded-mongo-drivers-'));
const engine = await spawnEngine({ dbPath, port, durability: 'relaxed' });
const program = process.env['TEST_LIBMONGOC'];
const isNode = existsSync(join(folder, 'test/functional'));
if (!isNode && program === undefined) throw new Error('TEST_LIBMONGOC names no test program');
const outcome = isNode
  ? await runNodeDriver(engine.uri.replace('/?', '/integration_tests?'))
  : await runCDriver(engine.uri, program as string);
await engine.stop();
rmSync(dbPath, { recursive: true, force: true });
for (const failure of outcome.failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(
  `${outcome.passed} passed, ${outcome.skipped} skipped, ${outcome.failures.length} failed\n`,
);
