import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountSuspendedMail,
  type ComposedMail,
  type MailInput,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
  welcomeMail,
} from './index.ts';

const token = 'q7-Zk_0aB';
const templates: Record<string, (input: MailInput) => ComposedMail> = {
  welcome: welcomeMail,
  verification: (input) => verificationMail({ ...input, token }),
  passwordReset: (input) => passwordResetMail({ ...input, token }),
  passwordChanged: passwordChangedMail,
  accountSuspended: (input) =>
    accountSuspendedMail({ ...input, reason: 'Spam & <b>more</b>', until: null }),
};

const input = (language: string, overrides: Partial<MailInput> = {}): MailInput => ({
  language,
  name: 'Laura Méndez',
  baseUrl: 'https://wiki.example',
  ...overrides,
});

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
    for (const address of addresses) expect(text).toContain(address);
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
    expect(text).toContain('31 de enero de 2027');
    expect(text).toContain('UTC');
  });
});
