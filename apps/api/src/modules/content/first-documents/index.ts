import { about } from './about.ts';
import { plans } from './plans.ts';
import { privacy } from './privacy.ts';
import { shipping } from './shipping.ts';
import { terms } from './terms.ts';
import { warranties } from './warranties.ts';
import { welcome } from './welcome.ts';

/** Version 1 of every document, as a new installation begins. */
export const firstDocuments = [about, terms, privacy, shipping, warranties, plans, welcome];
