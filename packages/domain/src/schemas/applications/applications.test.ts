import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { applicationFields, notApplicable } from '../../businesses/application-fields.ts';
import { validApplication } from './application-sample.ts';
import {
  applicationDraftSchema,
  applicationStepSchemas,
  applicationSubmitSchema,
  reasonSchema,
  requestApplicationChangesSchema,
} from '../index.ts';

/** The faults of a value: code by path. */
function faults(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

/** The sample with one field changed; dotted names reach into the commercial reference. */
function changed(field: string, value: unknown): object {
  const [name = '', part] = field.split('.');
  if (!part) return { ...validApplication, [name]: value };
  return {
    ...validApplication,
    commercialReference: { ...validApplication.commercialReference, [part]: value },
  };
}

describe('submitting', () => {
  it('takes a complete application', () => {
    expect(faults(applicationSubmitSchema, validApplication)).toEqual({});
  });

  const required = applicationFields.filter((field) => field.required);

  it.each(required)('demands $field', ({ field, step }) => {
    const isList = Array.isArray(validApplication[field as keyof typeof validApplication]);
    for (const empty of [undefined, null, isList ? [] : '', ...(isList ? [] : ['  '])]) {
      const form = changed(field, empty);
      expect(faults(applicationSubmitSchema, form)).toEqual({ [field]: 'FIELD_REQUIRED' });
      expect(faults(applicationStepSchemas[step], form)).toEqual({ [field]: 'FIELD_REQUIRED' });
    }
  });

  it('does without the others', () => {
    const form = { ...validApplication, commercialReference: undefined };
    for (const { field } of applicationFields.filter((one) => !one.required)) {
      expect(faults(applicationSubmitSchema, changed(field, undefined))).toEqual({});
      expect(faults(applicationSubmitSchema, changed(field, null))).toEqual({});
    }
    expect(Object.keys(faults(applicationSubmitSchema, form))).toEqual([
      'commercialReference.phone',
      'commercialReference.email',
      'commercialReference.imageId',
    ]);
  });

  it('names faults in the order of the form', () => {
    const places = required.map(({ field }) => field.split('.')[0]);
    const named = Object.keys(faults(applicationSubmitSchema, {})).map(
      (path) => path.split('.')[0],
    );
    expect(named).toEqual(places);
  });

  it('names every fault of an empty application at once, those between fields too', () => {
    const names = Object.keys(faults(applicationSubmitSchema, { taxId: '1' })).toSorted();
    expect(names).toEqual(required.map(({ field }) => field).toSorted());
    expect(faults(applicationSubmitSchema, { taxId: '1' })['taxId']).toBe('INVALID_TAX_ID');
  });

  it.each([
    ['email', 'ana@', 'INVALID_EMAIL'],
    ['billingEmail', 'ana', 'INVALID_EMAIL'],
    ['phone', '3001234567', 'INVALID_PHONE'],
    ['whatsapp', '300', 'INVALID_PHONE'],
    ['country', 'co', 'INVALID_COUNTRY'],
    ['taxId', '900373913-5', 'INVALID_TAX_ID'],
    ['website', 'http://example.com', 'INVALID_URL'],
    ['website', 'example.com', 'INVALID_URL'],
    ['linkedin', 'javascript:alert(1)', 'INVALID_URL'],
    ['facebook', 'https://', 'INVALID_URL'],
    ['facebook', 'https://facebook.com.example.org/x', 'LINK_ELSEWHERE'],
    ['linkedin', 'https://example.org/in/ana', 'LINK_ELSEWHERE'],
    ['instagram', 'https://notinstagram.com/ana', 'LINK_ELSEWHERE'],
    ['website', 'https://bancolombia.com@example.org/', 'INVALID_URL'],
    ['instagram', 'no name at all', 'INVALID_URL'],
    ['commercialReference.email', 'x', 'INVALID_EMAIL'],
    ['commercialReference.phone', 'x', 'INVALID_PHONE'],
    ['additionalImageIds', Array.from({ length: 11 }, (_, index) => `i${index}`), 'TOO_MANY_ITEMS'],
    ['taxResponsibilities', ['R-99-PN', 'O-13'], 'FIELD_INVALID'],
    ['taxRegime', notApplicable, 'FIELD_REQUIRED'],
    ['description', 'a\u0000b', 'FIELD_INVALID'],
  ])('refuses %s %j', (field, value, code) => {
    expect(faults(applicationSubmitSchema, changed(field, value))).toEqual({ [field]: code });
  });

  it('takes names and addresses of Instagram', () => {
    for (const value of ['@cafe.roble', 'cafe_roble', 'https://instagram.com/cafe']) {
      expect(faults(applicationSubmitSchema, changed('instagram', value))).toEqual({});
    }
  });

  it('demands whole people', () => {
    const user = { firstName: 'Ana', lastName: '', email: 'ana' };
    expect(faults(applicationSubmitSchema, changed('authorizedUsers', [user]))).toEqual({
      'authorizedUsers.0.lastName': 'FIELD_REQUIRED',
      'authorizedUsers.0.email': 'INVALID_EMAIL',
    });
    const [given] = validApplication.authorizedUsers;
    expect(faults(applicationSubmitSchema, changed('authorizedUsers', [given, given]))).toEqual({
      'authorizedUsers.1.email': 'EMAIL_REPEATED',
    });
    const shareholder = { firstName: '', lastName: 'Gil', identification: ' ', imageId: null };
    expect(faults(applicationSubmitSchema, changed('shareholders', [shareholder]))).toEqual({
      'shareholders.0.firstName': 'FIELD_REQUIRED',
      'shareholders.0.identification': 'FIELD_REQUIRED',
    });
  });

  it('excuses other countries from the Colombian lists and reads the tax id by country', () => {
    const form = {
      ...validApplication,
      country: 'PE',
      taxId: '20100070970',
      taxRegime: notApplicable,
      taxResponsibilities: [notApplicable],
    };
    expect(faults(applicationSubmitSchema, form)).toEqual({});
    expect(faults(applicationStepSchemas.BUSINESS, form)).toEqual({});
    expect(faults(applicationSubmitSchema, { ...form, taxId: '1' })).toEqual({
      taxId: 'INVALID_TAX_ID',
    });
  });
});

describe('a draft', () => {
  it('takes anything unfinished', () => {
    const draft = applicationDraftSchema.parse({
      email: ' ANA@',
      phone: '300',
      website: 'exa',
      taxId: '1',
      authorizedUsers: [{ firstName: ' Ana ', lastName: '', email: '' }],
      services: [' Tostión ', ''],
      city: '',
      shareholders: null,
    });
    expect(draft).toEqual({
      email: 'ana@',
      phone: '300',
      website: 'exa',
      taxId: '1',
      authorizedUsers: [{ firstName: 'Ana', lastName: '', email: '' }],
      services: ['Tostión'],
      city: null,
      shareholders: [],
    });
  });

  it('takes a complete application as it is', () => {
    expect(applicationDraftSchema.parse(validApplication)).toEqual(validApplication);
  });

  it('keeps its bounds', () => {
    expect(faults(applicationDraftSchema, { city: 'x'.repeat(101), taxId: 'a\u0007' })).toEqual({
      city: 'FIELD_TOO_LONG',
      taxId: 'FIELD_INVALID',
    });
    expect(applicationDraftSchema.safeParse({ status: 'approved' }).success).toBe(false);
    expect(applicationDraftSchema.safeParse({ city: { $gt: '' } }).success).toBe(false);
  });
});

describe('the words of an administrator', () => {
  it('are a canned reason, text or both', () => {
    expect(reasonSchema.parse({ key: 'spam', text: ' ' })).toEqual({ key: 'spam', text: null });
    expect(reasonSchema.parse({ text: ' No more ' })).toEqual({ key: null, text: 'No more' });
    expect(faults(reasonSchema, {})).toEqual({ text: 'FIELD_REQUIRED' });
    expect(faults(reasonSchema, { key: 'whim' })).toEqual({ key: 'FIELD_INVALID' });
    expect(faults(reasonSchema, { key: 'toString' })).toEqual({ key: 'FIELD_INVALID' });
    expect(faults(reasonSchema, { text: 'no' })).toEqual({ text: 'FIELD_TOO_SHORT' });
    expect(faults(reasonSchema, { text: 'x'.repeat(501) })).toEqual({ text: 'FIELD_TOO_LONG' });
  });

  it('comment on fields of the form', () => {
    const input = (field: string) => ({
      applicationId: 'a',
      version: 1,
      comments: [{ field, comment: 'Please check it.' }],
    });
    expect(faults(requestApplicationChangesSchema, input('commercialReference.email'))).toEqual({});
    expect(faults(requestApplicationChangesSchema, input('status'))).toEqual({
      'comments.0.field': 'FIELD_INVALID',
    });
  });
});
