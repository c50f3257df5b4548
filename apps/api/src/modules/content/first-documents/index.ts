import { about } from './about.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** Version 1 of every document, as a new installation begins. */
export const firstDocuments = [about, terms, privacy];
