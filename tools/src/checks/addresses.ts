import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKeys, pageOf } from '@wiki/domain';
import { filesBelow } from '../lib/files.ts';

/** Where addresses stand, what says them as a person would type them, and programs of other products. */
const exempt =
  /^packages\/domain\/src\/pages\/pages\.ts|\.test\.tsx?$|-test-kit\.ts$|\/testing\/|^apps\/e2e\/|\/scripts\/programs\//;
const sources = /^(?:apps|packages)\/.*\.(?:[cm]?[jt]s|tsx)$/;
/** What browsers run as it is, so that it can import no manifest: a test compares what it says. */
const served = 'apps/web/public/';

const sections = [...new Set(pageKeys.map((key) => pageOf(key).path.split('/')[1] ?? ''))].filter(
  Boolean,
);

/** A literal that is the address of a page or begins with one, alone or after that of a site. */
const literal = new RegExp(
  `(?:['"\`}]|https?://[\\w.:-]+)/(?:${sections.join('|')})(?=[/?#'"\`$])`,
);

/** Places that write an address of the client by hand, instead of asking the manifest of pages. */
export function literalAddresses(root: string): string[] {
  return filesBelow(root)
    .filter(
      (path) =>
        sources.test(path) &&
        !exempt.test(path) &&
        !path.startsWith(served) &&
        !path.includes('/gql/'),
    )
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          literal.test(line) && !/^\s*(?:\*|\/\/)|\b(?:import|from)\b/.test(line)
            ? [`${path}:${index + 1}: ${line.trim()}`]
            : [],
        ),
    );
}
