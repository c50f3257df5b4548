import { subjectProblems } from './checks/subjects.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';

// `node tools/src/commit-subjects.ts <range>`: whether the subjects of its commits are as CONTRIBUTING says.
const [range = 'origin/main..HEAD'] = process.argv.slice(2);
const { ok, output } = await run('git', ['log', '--no-merges', '--format=%s', range], {
  cwd: root,
});
const problems = ok ? output.split('\n').filter(Boolean).flatMap(subjectProblems) : [output];
console.log(problems.join('\n') || `The subjects of ${range} are as CONTRIBUTING says.`);
process.exitCode = problems.length > 0 ? 1 : 0;
