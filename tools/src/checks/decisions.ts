import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const folder = 'docs/decisions';

/** What is wrong with the records of decisions: each number stands once, in the file, its title and the list. */
export function decisionProblems(root: string): string[] {
  const records = filesBelow(join(root, folder)).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const list = readFileSync(join(root, folder, 'README.md'), 'utf8');
  const byNumber = Map.groupBy(records, (file) => file.slice(0, 4));
  return records.flatMap((file) => {
    const number = file.slice(0, 4);
    const title = readFileSync(join(root, folder, file), 'utf8').split('\n', 1)[0];
    const listed = list.split('\n').filter((line) => line.includes(`](${file})`));
    return [
      ...(byNumber.get(number)?.[0] === file
        ? []
        : [`${folder}/${file}: ${number} is taken by ${byNumber.get(number)?.[0]}`]),
      ...(title?.startsWith(`# ${number} — `)
        ? []
        : [`${folder}/${file}: the title is "# ${number} — …"`]),
      ...(listed.length === 1 && listed[0]?.startsWith(`- [${number} — `)
        ? []
        : [`${folder}/README.md: ${file} stands once, as "- [${number} — …](${file})"`]),
    ];
  });
}
