import { type Transferred, dump, restore } from '@wiki/embedded-mongo';
import { runOnServer } from './command.ts';
import { readArguments, UsageError } from '../platform/errors/usage.ts';

// `npm run db:dump -- folder` writes the database of MONGODB_URL, or that of DATA_DIR whether the
// platform runs or not, into a folder in the format of mongodump; `npm run db:restore -- folder`
// reads one, with --drop in place of what is there.

const usage =
  'Name the folder: npm run db:dump -- folder, or npm run db:restore -- folder [--drop].';

interface Asked {
  isDump: boolean;
  folder: string;
  drop: boolean;
}

function ask(args: string[]): Asked {
  const { values, positionals } = readArguments(usage, {
    args,
    options: { drop: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [action, folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new UsageError(usage);
  return { isDump: action === 'dump', folder, drop: values.drop };
}

function told(what: string, folder: string, transferred: readonly Transferred[]): string {
  const documents = transferred.reduce((sum, each) => sum + each.documents, 0);
  return `${documents} documents of ${transferred.length} collections were ${what} ${folder}.`;
}

await runOnServer({
  ask,
  // What a running platform works with is not replaced under it.
  isAlone: process.argv[2] !== 'dump',
  work: async (_config, { isDump, folder, drop }, uri) => ({
    isGood: true,
    text: isDump
      ? told('dumped to', folder, await dump(uri, folder))
      : told('restored from', folder, await restore(uri, folder, { drop })),
  }),
});
