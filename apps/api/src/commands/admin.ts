import { type Language, languages, pathTo } from '@wiki/domain';
import { email as emailSchema } from '@wiki/domain/schemas';
import { runCommand } from './command.ts';
import { type Invited, inviteAdministrator } from '../modules/administrators/index.ts';
import { readArguments, UsageError } from '../platform/errors/usage.ts';

// `npm run admin -- --email ana@example.com`: makes an administrator, whether or not the platform
// runs, and prints a link that sets the password.

const usage =
  'Usage: npm run admin -- --email ana@example.com [--name "Ana Gil"] [--language en|es]';

interface Asked {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

function ask(args: string[]): Asked {
  const text = { type: 'string' } as const;
  const { values } = readArguments(usage, {
    args,
    options: { email: text, name: text, language: text },
  });
  const email = emailSchema.safeParse(values.email ?? '');
  if (!email.success) throw new UsageError(`--email must be an e-mail address.\n${usage}`);
  const language = languages.find((each) => each === (values.language ?? 'en'));
  if (!language) throw new UsageError(`--language must be ${languages.join(' or ')}.\n${usage}`);
  const [firstName = '', ...others] = (values.name ?? email.data.split('@')[0] ?? '')
    .trim()
    .split(/\s+/);
  return { email: email.data, firstName, lastName: others.join(' '), language };
}

function said({ outcome, wasSuspended, token }: Invited, email: string, baseUrl: string): string {
  const done = {
    created: `${email} has an account now and is an administrator.`,
    promoted: `${email} is an administrator now.`,
    wasAdministrator: `${email} is an administrator already.`,
  };
  return [
    done[outcome],
    ...(wasSuspended ? ['The suspension of the account was lifted.'] : []),
    'Set the password here, once, within an hour:',
    `  ${baseUrl}${pathTo('resetPassword')}?token=${token}`,
  ].join('\n');
}

await runCommand({
  ask,
  work: async ({ baseUrl }, invitee) => {
    const invited = await inviteAdministrator(invitee);
    return { isGood: true, text: said(invited, invitee.email, baseUrl) };
  },
});
