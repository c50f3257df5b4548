import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { vitestFiles, withSecondTry } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'wiki-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, files: Record<string, string[]>): string {
  const path = join(folder, name);
  const testResults = Object.entries(files).map(([file, ends]) => ({
    name: file,
    status: ends.every((end) => end === 'passed') ? 'passed' : 'failed',
    assertionResults: ends.map((status) => ({ status })),
  }));
  writeFileSync(path, JSON.stringify({ testResults }));
  return path;
}

describe('a report of tests', () => {
  const first = report('first.json', {
    good: ['passed', 'passed'],
    bad: ['passed', 'failed', 'failed'],
    died: ['passed', 'pending'],
  });

  test('counts a file whose process died as failed', () => {
    expect(Object.fromEntries(vitestFiles(first))).toEqual({
      good: { passed: 2, failed: 0 },
      bad: { passed: 1, failed: 2 },
      died: { passed: 1, failed: 1 },
    });
  });

  test('that is missing has no files', () => {
    expect(vitestFiles(join(folder, 'nowhere.json')).size).toBe(0);
  });

  test('counts each file as it ended last, and tells what passed at its second try', () => {
    const second = report('second.json', {
      bad: ['passed', 'passed', 'failed'],
      died: ['passed', 'passed'],
    });
    expect(withSecondTry(vitestFiles(first), vitestFiles(second))).toEqual({
      passed: 6,
      failed: 1,
      flaky: 2,
    });
  });
});
