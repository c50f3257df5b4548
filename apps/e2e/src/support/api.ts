import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, toNames, toWords } from '@wiki/domain';
import { enumReader } from '@wiki/domain/enum-plans';
import { until } from './platform.ts';

/** A mail of the local outbox, as /dev/mail.json gives it. */
export interface Mail {
  id: string;
  /** With its brackets. */
  messageId: string;
  /** The Message-IDs of the mails that it follows. */
  references: string[];
  replyTo: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  dateSent: string;
}

/** Somebody with an account and a signed-in session. */
export interface Account {
  userId: string;
  email: string;
  password: string;
  firstName: string;
  /** The access token, good for ten minutes. */
  token: string;
  /** The refresh cookie, as a browser would keep it. */
  cookie: { name: string; value: string };
}

/** What may matter of a new account; the rest is made up. */
export interface NewAccount {
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  language?: Language;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface Payload {
  userErrors: { code: string; field: string | null }[];
}

interface SessionPayload extends Payload {
  user: { id: string; firstName: string } | null;
  accessToken: { token: string } | null;
}

const contract = new URL('../../../../schema.graphql', import.meta.url);
const enumsOf = enumReader(() => readFileSync(contract, 'utf8'));

const sessionFields = '{ user { id firstName } accessToken { token } userErrors { code field } }';

/** The platform as a program sees it: GraphQL over HTTP, with the words of the domain, and the local outbox. */
export class Api {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends one operation. @throws with the answer's errors. */
  async run<Data>(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
  ): Promise<Data> {
    const { data } = await this.send<Data>(query, variables, token);
    return data;
  }

  /** Creates an account as the register form does. */
  async signUp({
    email = `${randomBytes(8).toString('hex')}@example.com`,
    password = 'una-clave-larga-2026',
    firstName = 'Camila',
    lastName = 'Prueba Ortiz',
    language = 'en',
  }: NewAccount = {}): Promise<Account> {
    const consent = await this.run<{ terms: { version: number }; privacy: { version: number } }>(
      '{ terms: document(kind: TERMS) { version } privacy: document(kind: PRIVACY) { version } }',
    );
    const { data, cookie } = await this.send<{ signUp: SessionPayload }>(
      `mutation ($input: SignUpInput!) { signUp(input: $input) ${sessionFields} }`,
      {
        input: {
          email,
          password,
          firstName,
          lastName,
          language,
          consent: {
            termsVersion: consent.terms.version,
            privacyVersion: consent.privacy.version,
          },
        },
      },
    );
    return accountOf(data.signUp, { email, password, cookie });
  }

  /** Signs in with a password. */
  async signIn(email: string, password: string): Promise<Account> {
    const { data, cookie } = await this.send<{ signIn: SessionPayload }>(
      `mutation ($input: SignInInput!) { signIn(input: $input) ${sessionFields} }`,
      { input: { email, password } },
    );
    return accountOf(data.signIn, { email, password, cookie });
  }

  /** The mails sent to an address, the newest first. */
  async mailsTo(email: string): Promise<Mail[]> {
    const answer = await fetch(`${this.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    return (await answer.json()) as Mail[];
  }

  /** Waits for a mail with a link to a path, and gives the link as a path of this platform. */
  async linkMailed(email: string, path: string, patience = 15_000): Promise<string> {
    const arrived = async () => {
      const mails = await this.mailsTo(email);
      const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s<>"')]+/g) ?? []);
      const link = links.map((each) => new URL(each)).find(({ pathname }) => pathname === path);
      return link ? link.pathname + link.search + link.hash : null;
    };
    return until(`a mail to ${email} with a link to ${path}`, arrived, patience);
  }

  private async send<Data>(query: string, variables: Record<string, unknown>, token?: string) {
    const enums = enumsOf(query);
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query, variables: toNames(enums.variables, variables) }),
    });
    const { data, errors } = (await response.json()) as Answer<Data>;
    if (errors?.length || !data) throw new Error(JSON.stringify(errors ?? response.status));
    // Beside it comes the one by which the device is known again.
    const pair = response.headers.getSetCookie().find((each) => /refresh=/.test(each)) ?? '';
    const [, name = '', value = ''] = pair.match(/^([^=]+)=([^;]*)/) ?? [];
    return { data: toWords(enums.data, data), cookie: { name, value } };
  }
}

function accountOf(
  { user, accessToken, userErrors }: SessionPayload,
  known: Pick<Account, 'email' | 'password' | 'cookie'>,
): Account {
  if (!user || !accessToken) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return { ...known, userId: user.id, firstName: user.firstName, token: accessToken.token };
}
