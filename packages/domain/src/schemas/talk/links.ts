import { z } from 'zod';
import { limits } from '../../graphql/limits.ts';
import { code } from '../fields.ts';

const httpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** What stands before an @ in an address is shown first and leads nowhere: `https://bank.com@evil.com`. */
const namesNobody = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

/** An address that begins with `https://` and names a domain, and nobody at it. */
export const httpsLink = z
  .string()
  .trim()
  .max(limits.application.link, code('FIELD_TOO_LONG'))
  .refine((text) => httpsAddress.safeParse(text).success && namesNobody(text), code('INVALID_URL'));

/** Whether an address leads to one of these sites, or a part of it such as `co.linkedin.com`. */
const leadsTo = (text: string, sites: readonly string[]): boolean => {
  if (!httpsAddress.safeParse(text).success) return true;
  const { hostname } = new URL(text);
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
};

/** The address of a profile on a network: what is called so leads there. */
const profileOn = (...sites: readonly string[]) =>
  httpsLink.refine((text) => leadsTo(text, sites), code('LINK_ELSEWHERE'));

export const linkedinLink = profileOn('linkedin.com');
export const facebookLink = profileOn('facebook.com', 'fb.com', 'fb.me');

/** A name on Instagram, with or without the at sign, or its address there. */
export const instagramLink = z.string().check((context) => {
  const text = context.value;
  if (/^@?[\w.]{1,30}$/.test(text)) return;
  const { error } = profileOn('instagram.com').safeParse(text);
  const [issue] = error?.issues ?? [];
  if (issue) context.issues.push({ code: 'custom', message: issue.message, input: text });
});

/** A text that may be empty: null and blanks are null, anything else is the schema's. Left out stays. */
export const emptyOr = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((text) => (text === undefined ? undefined : text?.trim() || null))
    .pipe(schema.nullish());
