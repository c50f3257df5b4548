import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A record that two people change in the same field. */
export interface ComparedRecord {
  path: string;
  /** What leads from the path to its form. */
  open?: (on: Page) => Promise<void>;
  field: (on: Page) => Locator;
  /** What each writes: who saves first, and who compares. */
  texts: readonly [other: string, own: string];
  /** The button that saves it; without one it saves itself. */
  save?: (on: Page) => Locator;
}

const byTheForm = () => Promise.resolve();

/** The answer to the next save, by a button or by itself. */
const savedBy = (page: Page) =>
  page.waitForResponse((answer) =>
    /"operationName":"(?:Save|Update|EditBusiness|SetModerationRules|NoteBlacklist)/.test(
      answer.request().postData() ?? '',
    ),
  );

/** The comparison that stands instead of overwriting; one's own text is chosen. */
async function chooseOwn(page: Page): Promise<void> {
  const comparison = page.getByRole('dialog', {
    name: 'Someone else saved this in the meantime',
  });
  await comparison.getByRole('radio', { name: /What you wrote/ }).check();
  const saved = savedBy(page);
  await comparison.getByRole('button', { name: 'Save my choices' }).click();
  await saved;
  await expect(comparison).toBeHidden();
}

/** Two have a record open, one saves: the other chooses, and what was chosen is kept. */
export async function compareOn(
  page: Page,
  other: Page,
  { path, open = byTheForm, field, texts: [theirs, own], save }: ComparedRecord,
): Promise<void> {
  for (const on of [page, other]) {
    await on.goto(path);
    await open(on);
    await expect(field(on)).toBeVisible();
  }
  const saved = savedBy(other);
  await field(other).fill(theirs);
  // By the key: that somebody else edits it, too, is said above, and moves what is pressed.
  await save?.(other).press('Enter');
  await saved;
  if (save) await expect(save(other).and(other.locator(':disabled'))).toHaveCount(0);

  await field(page).fill(own);
  if (save) await save(page).press('Enter');
  else await page.getByRole('button', { name: 'Compare and choose' }).click();
  await chooseOwn(page);
  await page.reload();
  await open(page);
  await expect(field(page)).toHaveValue(own);
}
