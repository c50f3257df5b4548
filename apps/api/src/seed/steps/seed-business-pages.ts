import { changeBusiness, memberIdsOf } from '../../modules/businesses/index.ts';
import { changeUser } from '../../modules/users/index.ts';
import { demoPages, hoursOf, shownOf } from '../data/businesses/business-pages.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoTaglines } from '../data/businesses/taglines.ts';
import { demoId } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

/** Writes what businesses add to their pages: a line, their hours, and the people who are shown. */
export async function seedBusinessPages(): Promise<void> {
  await writeOnce('business-pages', async () => {
    for (const [index, { key }] of demoBusinesses.entries()) {
      const id = demoId('business', key).toHexString();
      const { foundedYear = null, languages = ['es'] } = demoPages[key] ?? {};
      const tagline = demoPages[key]?.tagline ?? demoTaglines[key] ?? null;
      await changeBusiness(id, () => ({ tagline, foundedYear, languages, hours: hoursOf(index) }));
      for (const userId of await memberIdsOf(id)) {
        const shownAs = shownOf(key, userId === demoId('user', 'andres').toHexString());
        await changeUser(userId, { shownAs });
      }
    }
  });
}
