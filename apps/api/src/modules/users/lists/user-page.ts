import type { PageMetaReader } from '../../../platform/http/pages/page-meta.ts';
import { findUser } from '../user.store.ts';

const about = {
  en: 'A member of the business network.',
  es: 'Una persona de la red de negocios.',
};

/** What the page of a person says: the name that everybody sees, and nothing else of them. */
export const userPage: PageMetaReader = async (id, language) => {
  const user = await findUser(id);
  return user && { title: user.displayName, description: about[language] };
};
