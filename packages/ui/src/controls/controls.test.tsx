import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldGroup } from './field-group.tsx';
import { passwordAdvice } from './passwords/password-advice.ts';
import { PasswordField } from './passwords/password-field.tsx';
import { PasswordMeter } from './passwords/password-meter.tsx';
import { PhoneField } from './phone/phone-field.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const options = [
  { value: 'CO', label: 'Colombia' },
  { value: 'MX', label: 'México' },
];
const nothing = () => undefined;
const common = { id: 'f', name: 'f', label: 'Label', help: 'Advice', error: 'Wrong' };
const toggles = { showLabel: 'Show', hideLabel: 'Hide' };

const controls: [string, ReactElement][] = [
  ['text', <TextField key="text" {...common} />],
  ['text area', <TextAreaField key="area" {...common} />],
  ['password', <PasswordField key="password" {...common} {...toggles} />],
  ['select', <SelectField key="select" {...common} options={options} />],
  ['checkbox', <CheckboxField key="checkbox" {...common} />],
  ['switch', <SwitchField key="switch" {...common} />],
  [
    'telephone',
    <PhoneField
      key="telephone"
      {...common}
      value=""
      onChange={nothing}
      countryLabel="Country"
      locale="en"
    />,
  ],
];

test.each(controls)('%s: is named, described and marked invalid', (_, control) => {
  const html = renderToStaticMarkup(control);
  expect(html).toContain('Label');
  expect(html).toMatch(/<label[^>]*(for="f"|><input)|<label[^>]*>.*<input[^>]*id="f"/);
  expect(html).toContain('aria-describedby="f-error f-help"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="f-error"[^>]*>Wrong</);
  expect(html).toMatch(/id="f-help"[^>]*>Advice</);
});

test('a field without help or error points at nothing', () => {
  const html = renderToStaticMarkup(<TextField label="Name" name="n" optional="(optional)" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
  expect(html).toContain('(optional)');
});

test('a password starts hidden, with a named button that shows it', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" {...toggles} />);
  expect(html).toContain('type="password"');
  expect(html).toContain('aria-label="Show"');
  expect(html).toMatch(/<button type="button"/);
});

test('a radio group names itself and keeps one choice', () => {
  const html = renderToStaticMarkup(
    <RadioGroupField {...common} options={options} value="MX" onChange={nothing} />,
  );
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="f-error f-help"/);
  expect(html).toMatch(/<legend[^>]*>Label<\/legend>/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="" value="MX"|value="MX" checked=""/);
});

test('a group of boxes names itself and keeps several choices', () => {
  const html = renderToStaticMarkup(
    <CheckboxGroupField {...common} options={options} value={['MX']} onChange={nothing} />,
  );
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="f-error f-help"/);
  expect(html).toMatch(/<legend[^>]*>Label<\/legend>/);
  expect(html.match(/<input[^>]*name="f"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test('a group of controls has one name, one help and one error', () => {
  const html = renderToStaticMarkup(
    <FieldGroup id="f" label="Documents" help="Advice" error="Wrong">
      <input />
    </FieldGroup>,
  );
  expect(html).toMatch(/<fieldset id="f"[^>]*aria-describedby="f-error f-help"/);
  expect(html).toMatch(/<legend[^>]*>Documents<\/legend>/);
  expect(html).toMatch(/id="f-error"[^>]*>Wrong</);
});

test('progress is named, and of unknown length without a value', () => {
  expect(renderToStaticMarkup(<ProgressBar label="Uploading" value={0.5} />)).toMatch(
    /<progress[^>]*aria-label="Uploading"[^>]*value="0.5"/,
  );
  expect(renderToStaticMarkup(<ProgressBar label="Uploading" />)).not.toContain('value=');
});

test('a select can start with nothing chosen', () => {
  const html = renderToStaticMarkup(
    <SelectField label="Country" options={options} placeholder="Choose" />,
  );
  expect(html).toMatch(/<option value="" ?(selected="")?>Choose<\/option>/);
});

test('the telephone field lists Colombia first and shows the number for reading', () => {
  const html = renderToStaticMarkup(
    <PhoneField
      label="Teléfono"
      value="+573001234567"
      onChange={nothing}
      countryLabel="País"
      locale="es"
    />,
  );
  expect(html).toContain('value="(300) 123-4567"');
  expect(html).toMatch(/<select[^>]*aria-label="País"[^>]*><option value="CO" selected="">/);
  expect(html).toContain('🇲🇽 México (+52)');
  expect(html.match(/<option/g)).toHaveLength(242);
});

test('password advice looks at length, letters, digits and symbols', () => {
  const none = { length: false, upper: false, lower: false, digit: false, symbol: false };
  expect(passwordAdvice('')).toEqual(none);
  expect(passwordAdvice('ñ')).toEqual({ ...none, lower: true });
  expect(passwordAdvice('       ')).toEqual(none);
  expect(Object.values(passwordAdvice('Clave-123'))).toEqual([true, true, true, true, true]);
});

test('the password meter says in words what is done and what is missing', () => {
  const advice = { length: '8', upper: 'A', lower: 'a', digit: '1', symbol: '#' };
  const html = renderToStaticMarkup(
    <PasswordMeter value="ab" title="T" advice={advice} metLabel="done:" unmetLabel="missing:" />,
  );
  expect(html.match(/done:/g)).toHaveLength(1);
  expect(html.match(/missing:/g)).toHaveLength(4);
});

test('the error summary leads to each field, and is absent without errors', () => {
  const errors = [{ field: 'email', message: 'Write an e-mail address' }];
  const html = renderToStaticMarkup(<ErrorSummary title="Check one field" errors={errors} />);
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain('<a href="#email">Write an e-mail address</a>');
  expect(renderToStaticMarkup(<ErrorSummary title="Check" errors={[]} />)).toBe('');
});
