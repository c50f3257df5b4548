import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  accountExistsMail,
  accountSuspendedMail,
  applicationMail,
  type ApplicationMailKind,
  businessApprovedMail,
  businessInvitationMail,
  type ComposedMail,
  contactsWithdrawnMail,
  type MailInput,
  newDeviceMail,
  notificationsMail,
  passwordChangedMail,
  passwordResetMail,
  signInLockedMail,
  verificationMail,
  welcomeMail,
} from './index.ts';

const token = 'q7-Zk_0aB';
const invitation = {
  businessName: 'Café <Alto> & "Roble"',
  role: 'businessAdmin',
  invitationId: 'aabbccddeeff001122334455',
  token: 'a-b_c',
  hasAccount: true,
  expiresAt: new Date('2026-12-05T03:00:00Z'),
} as const;
const applicationMails = [
  'received',
  'approved',
  'changesRequested',
  'rejected',
  'reconsidered',
  'deleted',
  'paymentReminder',
  'paymentOverdue',
  'paymentMissed',
] as const satisfies ApplicationMailKind[];

const about = {
  businessName: 'Café Alto del Roble',
  dueAt: new Date('2026-12-01T15:30:00Z'),
  comments: [{ field: 'commercialReference.email', comment: 'It bounces <b>back</b>.' }],
  reason: { key: 'incompleteDocuments', text: 'Falta el RUT.' },
};

const item = { title: 'Ana <i>wrote</i>', text: 'In “Shipping & customs”.', url: '/inbox/1' };
const ofNotifications = {
  items: [item],
  more: 0,
  unsubscribeUrl: 'https://wiki.example/unsubscribe?token=a.b.c',
  isAdministrator: false,
};

const templates: Record<string, (input: MailInput) => ComposedMail> = {
  ...Object.fromEntries(
    applicationMails.map((kind) => [
      kind,
      (given: MailInput) => applicationMail(kind, { ...given, ...about }),
    ]),
  ),
  businessApproved: (given) => businessApprovedMail({ ...given, businessName: about.businessName }),
  contactsWithdrawn: (given) =>
    contactsWithdrawnMail({ ...given, businessName: about.businessName }),
  welcome: welcomeMail,
  verification: (input) => verificationMail({ ...input, token }),
  passwordReset: (input) => passwordResetMail({ ...input, token }),
  notificationNow: (given) =>
    notificationsMail({
      ...given,
      ...ofNotifications,
      kind: 'now',
      items: [{ ...item, title: given.language === 'es' ? 'Ana escribió' : item.title }],
    }),
  notificationDigest: (given) =>
    notificationsMail({
      ...given,
      ...ofNotifications,
      kind: 'digest',
      items: [item, { ...item, title: 'A <b>second</b>' }],
      more: 3,
    }),
  passwordChanged: passwordChangedMail,
  accountExists: accountExistsMail,
  signInLocked: signInLockedMail,
  newDevice: (input) =>
    newDeviceMail({ ...input, device: 'Chrome <b>', at: new Date('2026-11-22T15:00:00Z') }),
  accountSuspended: (input) =>
    accountSuspendedMail({ ...input, reason: 'Spam & <b>more</b>', until: null }),
  businessInvitation: (input) => businessInvitationMail({ ...input, ...invitation }),
};

const input = (language: string, overrides: Partial<MailInput> = {}): MailInput => ({
  language,
  name: 'Laura Méndez',
  baseUrl: 'https://wiki.example',
  ...overrides,
});

test.each(['en', 'es'])(
  'no sentence of %s ends twice after a name that ends in a stop',
  (language) => {
    for (const kind of applicationMails) {
      const { subject, html, text } = applicationMail(kind, {
        ...input(language),
        ...about,
        businessName: 'Hilos S.A.S.',
      });
      expect(`${subject}\n${html}\n${text}`).not.toContain('S.A.S..');
      expect(text).toContain('S.A.S.');
    }
  },
);

describe.each(Object.entries(templates))('the %s mail', (_name, compose) => {
  it('is Spanish for es and English for every other language', () => {
    const spanish = compose(input('es'));
    const english = compose(input('en'));
    expect(spanish.subject).not.toBe(english.subject);
    expect(spanish.html).toContain('<html lang="es">');
    expect(english.html).toContain('<html lang="en">');
    expect(compose(input('fr'))).toEqual(english);
    expect(compose(input(''))).toEqual(english);
  });

  it('is a 600 px table with inline styles only, without pictures, scripts or style sheets', () => {
    const { html } = compose(input('es'));
    expect(html).toContain('max-width:600px');
    expect(html).not.toMatch(/<(style|script|img|svg|link)\b/);
    expect(html).not.toContain('undefined');
  });

  it('has a text part with the same addresses as the HTML', () => {
    const { html, text } = compose(input('en'));
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(text).toContain(address.replaceAll('&amp;', '&'));
    expect(text).not.toMatch(/<(p|a|td|table|br)\b/);
  });

  it('never lets a name out of its place, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const hostile = `${name}<script>alert("x")</script>'"&\r\nBcc: all@example.com`;
        const mail = compose(input('en', { name: hostile }));
        expect(mail.html).not.toMatch(/<script/);
        expect(mail.subject).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 50 },
    );
  });

  it('shows the social profiles of the installation', () => {
    const socialLinks = [{ network: 'LinkedIn', url: 'https://linkedin.com/company/x?a=1&b=2' }];
    const { html, text } = compose(input('en', { socialLinks }));
    expect(html).toContain('href="https://linkedin.com/company/x?a=1&amp;b=2"');
    expect(text).toContain('https://linkedin.com/company/x?a=1&b=2');
  });

  it('is headed by the name of the installation', () => {
    const site = { name: 'Red del Valle', logoUrl: null, brandColor: null };
    const { html, text } = compose(input('es', { site }));
    expect(html).toContain('>Red del Valle</a>');
    expect(text.startsWith('Red del Valle\n')).toBe(true);
  });
});

describe('the welcome mail', () => {
  it('carries the tagline and leads to the membership', () => {
    const spanish = welcomeMail(input('es'));
    expect(spanish.html).toContain('La red de negocios donde todos ganamos');
    expect(spanish.html).toContain('href="https://wiki.example/become-a-business-member"');
    expect(spanish.html).toContain('Laura Méndez');
    expect(welcomeMail(input('en')).text).toContain('The business network where everyone wins');
  });
});

describe('the reset mail', () => {
  it('has the exact subjects', () => {
    expect(passwordResetMail({ ...input('en'), token }).subject).toBe('Password Reset Request');
    expect(passwordResetMail({ ...input('es'), token }).subject).toBe(
      'Solicitud de restablecimiento de contraseña',
    );
  });

  it('links to the reset page with the token, advises and may be ignored', () => {
    const { text, html } = passwordResetMail({ ...input('en'), token: 'a+b/c' });
    expect(text).toContain('https://wiki.example/reset-password?token=a%2Bb%2Fc');
    for (const part of [text, html]) {
      expect(part).toContain(
        'at least eight characters with upper and lower case letters, numbers and special symbols',
      );
      expect(part).toContain('ignore this message');
    }
  });
});

describe('the verification mail', () => {
  it('links to the verification page with the token', () => {
    const { text } = verificationMail({ ...input('es'), token });
    expect(text).toContain(`https://wiki.example/verify-email?token=${token}`);
  });
});

describe('the suspension mail', () => {
  it('quotes the reason as written and escaped, and names the end', () => {
    const until = new Date('2027-01-31T15:30:00Z');
    const { html, text } = accountSuspendedMail({
      ...input('es'),
      reason: 'Publicó <avisos>\nfalsos',
      until,
    });
    expect(html).toContain('Publicó &lt;avisos&gt;<br>falsos');
    expect(text).toContain('> Publicó <avisos>\n> falsos');
    expect(text).toMatch(/31 de enero de 2027,? a las 10:30\sa\.\sm\. \(hora de Colombia\)/);
  });
});

describe('the invitation mail', () => {
  const page = '/business-invitation?invitation=aabbccddeeff001122334455&token=a-b_c';

  it('leads those with an account to the invitation', () => {
    const { text } = businessInvitationMail({ ...input('en'), ...invitation });
    expect(text).toContain(`https://wiki.example${page}\n`);
    expect(text).toContain('Open the invitation');
    expect(text).toContain('December 4, 2026');
  });

  it('leads others there by way of registering', () => {
    const { text } = businessInvitationMail({ ...input('es'), ...invitation, hasAccount: false });
    expect(text).toContain(`https://wiki.example/register?next=${encodeURIComponent(page)}\n`);
    expect(text).toContain('Crear mi cuenta');
    expect(text).toContain('4 de diciembre de 2026');
  });

  it('says what the role is for', () => {
    const other = businessInvitationMail({ ...input('es'), ...invitation, role: 'business' });
    expect(other.text).toContain('usuario autorizado');
    expect(businessInvitationMail({ ...input('es'), ...invitation }).text).toContain(
      'administrador de la empresa',
    );
  });
});

describe('the mails of an application', () => {
  it.each(['approved', 'paymentReminder', 'paymentMissed'] as const)(
    '%s names the time to pay and leads to the payment',
    (kind) => {
      const spanish = applicationMail(kind, { ...input('es'), ...about });
      expect(spanish.text).toContain('1 de diciembre de 2026');
      expect(spanish.text).toContain('(hora de Colombia)');
      expect(spanish.text).toContain('https://wiki.example/become-a-business-member/payment');
      expect(applicationMail(kind, { ...input('en'), ...about }).text).toContain(
        'December 1, 2026',
      );
    },
  );

  it('speaks of a date to pay that has passed as passed', () => {
    const textOf = (kind: ApplicationMailKind, language: 'en' | 'es') =>
      applicationMail(kind, { ...input(language), ...about }).text;
    expect(textOf('paymentReminder', 'es')).toContain('La fecha límite es el 1 de diciembre');
    expect(textOf('paymentOverdue', 'es')).toContain('La fecha límite era el 1 de diciembre');
    expect(textOf('paymentReminder', 'en')).toContain('It is due on December 1');
    expect(textOf('paymentOverdue', 'en')).toContain('It was due on December 1');
  });

  it('lists the comments by the names of the fields', () => {
    const { html, text } = applicationMail('changesRequested', { ...input('es'), ...about });
    expect(text).toContain('- Referencia comercial: correo: It bounces <b>back</b>.');
    expect(html).toContain('It bounces &lt;b&gt;back&lt;/b&gt;.');
  });

  it('gives the reason in the language of the reader, with the free part as written', () => {
    const spanish = applicationMail('rejected', { ...input('es'), ...about }).text;
    expect(spanish).toContain('> Los documentos están incompletos o no se pueden leer.');
    expect(spanish).toContain('> Falta el RUT.');
    const english = applicationMail('deleted', { ...input('en'), ...about }).text;
    expect(english).toContain('> The documents are incomplete or can’t be read.');
    expect(english).toContain('> Falta el RUT.');
  });
});

describe('the approval mail', () => {
  it('greets person and business and leads to the profile', () => {
    const { html, text } = businessApprovedMail({ ...input('en'), businessName: 'A & B' });
    expect(text).toContain('Laura Méndez');
    expect(html).toContain('A &amp; B');
    expect(text).toContain('create products, services and properties');
    expect(text).toContain('https://wiki.example/my-business-profile/edit-profile');
  });
});
