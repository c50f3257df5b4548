import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const typeRoots = join(modules, '@types');

it('is built into a package that works without this repository', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-package-'));
  try {
    await run(process.execPath, [join(root, 'scripts/package.ts'), join(folder, 'built')]);
    // As an installation has it: the package and its dependencies side by side.
    await cp(join(folder, 'built'), join(folder, 'node_modules/@wiki/embedded-mongo'), {
      recursive: true,
    });
    const manifest = JSON.parse(await readFile(join(folder, 'built/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of Object.keys(manifest.dependencies)) {
      const place = join(folder, 'node_modules', name);
      await mkdir(dirname(place), { recursive: true });
      await symlink(join(modules, name), place);
    }
    const program = `
      import { spawnEngine, start } from '@wiki/embedded-mongo';
      import { MongoClient } from 'mongodb';
      const engines = [await start(), await spawnEngine({ dbPath: 'data' })];
      for (const engine of engines) {
        const client = await MongoClient.connect(engine.uri);
        await client.db('x').collection('y').insertOne({ at: new Date(0) });
        const day = { $dateToString: { date: '$at', format: '%d', timezone: 'Europe/Madrid' } };
        const [found] = await client.db('x').collection('y').aggregate([{ $project: { day } }]).toArray();
        console.log(found.day);
        await client.close();
        await engine.stop();
      }`;
    await writeFile(join(folder, 'program.mjs'), program);
    const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder });
    expect(stdout).toBe('01\n01\n');
    const use = `
      import { type EmbeddedMongo, type SpawnedEngine, dump, spawnEngine, start } from '@wiki/embedded-mongo';
      const engine: EmbeddedMongo = await start({ durability: 'relaxed' });
      const own: SpawnedEngine = await spawnEngine({ dbPath: 'data' });
      await dump(own.uri, engine.uri);`;
    await writeFile(join(folder, 'use.mts'), use);
    // Libraries are checked too: the types of the package must not need those of its storage.
    const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--types', 'node'];
    const kind = ['--module', 'nodenext', '--target', 'es2023', '--typeRoots', typeRoots];
    const compiler = join(modules, 'typescript/bin/tsc');
    await run(process.execPath, [compiler, ...strict, ...kind, 'use.mts'], { cwd: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 240_000);
