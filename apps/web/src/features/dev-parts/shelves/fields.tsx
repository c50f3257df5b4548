import {
  CheckboxField,
  CheckboxGroupField,
  ErrorSummary,
  FieldGroup,
  LanguageSwitch,
  PasswordField,
  PasswordMeter,
  ProgressBar,
  RadioGroupField,
  SearchBox,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TokensField,
} from '@wiki/ui';
import { ComboboxField, type ComboboxOption } from '@wiki/ui/combobox-field';
import { PhoneField } from '@wiki/ui/phone-field';
import { useState } from 'react';
import { Held, nothing, type Specimens } from '../specimens.tsx';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const error = 'Say it in another way';
const cities = ['Armenia', 'Barranquilla', 'Bucaramanga', 'Cali'].map((name) => ({
  value: name,
  label: name,
  detail: 'Colombia',
}));
const advice = {
  advice: {
    length: '8 characters',
    upper: 'an uppercase letter',
    lower: 'a lowercase letter',
    digit: 'a number',
    symbol: 'a symbol',
  },
  title: 'A strong password has',
  metLabel: 'Done:',
  unmetLabel: 'Missing:',
};
const toggles = { showLabel: 'Show', hideLabel: 'Hide' };
const phone = { label: 'Phone', countryLabel: 'Country of the number', locale: 'en' } as const;

function Combobox({ initial, error: wrong }: { initial: ComboboxOption | null; error?: string }) {
  const [chosen, setChosen] = useState(initial);
  const [text, setText] = useState('');
  return (
    <ComboboxField
      label="City"
      nothing="No city begins like that"
      clearLabel="Clear selection"
      error={wrong}
      options={cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))}
      value={chosen}
      onChange={setChosen}
      onSearch={setText}
    />
  );
}

function Several({ initial, error: wrong }: { initial: string[]; error?: string }) {
  return (
    <Held initial={initial}>
      {(value, hold) => (
        <CheckboxGroupField
          label="Several"
          name="several"
          error={wrong}
          options={options}
          value={value}
          onChange={hold}
        />
      )}
    </Held>
  );
}

function Tokens({ initial, error: wrong }: { initial: string[]; error?: string }) {
  return (
    <Held initial={initial}>
      {(names, hold) => (
        <TokensField
          label="Tags"
          error={wrong}
          tokens={names.map((name) => ({
            value: name,
            label: name,
            removeLabel: `Remove ${name}`,
          }))}
          onRemove={(removed) => hold(names.filter((name) => name !== removed))}
        />
      )}
    </Held>
  );
}

function Phone({ initial, ...field }: { initial: string; error?: string; disabled?: boolean }) {
  return (
    <Held initial={initial}>
      {(value, hold) => <PhoneField {...phone} {...field} value={value} onChange={hold} />}
    </Held>
  );
}

/** The fields of `@wiki/ui`: empty, filled, refused, and not to be changed. */
export const fields: Specimens = {
  TextField: {
    empty: <TextField label="Text" help="Help below" />,
    filled: <TextField label="Text" optional="(optional)" defaultValue="Coffee" />,
    invalid: <TextField label="Text" help="Help below" error={error} defaultValue="x" />,
    disabled: <TextField label="Text" disabled defaultValue="Cannot be changed" />,
  },
  TextAreaField: {
    empty: <TextAreaField label="Lines" optional="(optional)" />,
    filled: <TextAreaField label="Lines" defaultValue={'One\nTwo'} counter="7 of 80" />,
    invalid: <TextAreaField label="Lines" error={error} />,
    disabled: <TextAreaField label="Lines" disabled defaultValue="Cannot be changed" />,
  },
  PasswordField: {
    empty: <PasswordField label="Password" {...toggles} />,
    filled: <PasswordField label="Password" {...toggles} defaultValue="Café-26" />,
    invalid: <PasswordField label="Password" {...toggles} error={error} />,
    disabled: <PasswordField label="Password" {...toggles} disabled />,
  },
  PasswordMeter: {
    empty: <PasswordMeter value="" {...advice} />,
    filled: <PasswordMeter value="Café-26" {...advice} />,
  },
  SelectField: {
    empty: <SelectField label="One of many" options={options} placeholder="Choose" />,
    filled: <SelectField label="One of many" options={options} defaultValue="two" />,
    invalid: <SelectField label="One of many" options={options} error={error} />,
    disabled: <SelectField label="One of many" options={options} disabled />,
  },
  ComboboxField: {
    empty: <Combobox initial={null} />,
    filled: <Combobox initial={cities[3] ?? null} />,
    invalid: <Combobox initial={null} error={error} />,
  },
  RadioGroupField: {
    empty: <RadioGroupField label="One of few" name="few" options={options} />,
    filled: (
      <Held initial="one">
        {(value, hold) => (
          <RadioGroupField
            label="One of few"
            name="chosen"
            options={options}
            value={value}
            onChange={({ currentTarget }) => hold(currentTarget.value)}
          />
        )}
      </Held>
    ),
    invalid: <RadioGroupField label="One of few" name="wrong" options={options} error={error} />,
  },
  CheckboxGroupField: {
    empty: <Several initial={[]} />,
    filled: <Several initial={['one']} />,
    invalid: <Several initial={[]} error={error} />,
  },
  CheckboxField: {
    empty: <CheckboxField label="Yes or no" />,
    filled: <CheckboxField label="Yes or no" defaultChecked help="Help below" />,
    invalid: <CheckboxField label="Yes or no" error={error} />,
    disabled: <CheckboxField label="Yes or no" disabled />,
  },
  SwitchField: {
    off: <SwitchField label="On or off" />,
    on: <SwitchField label="On or off" defaultChecked help="Help below" />,
    invalid: <SwitchField label="On or off" error={error} />,
    disabled: <SwitchField label="On or off" disabled />,
  },
  PhoneField: {
    empty: <Phone initial="" />,
    filled: <Phone initial="+573005550178" />,
    invalid: <Phone initial="+573" error={error} />,
    disabled: <Phone initial="+573005550178" disabled />,
  },
  TokensField: {
    empty: <Tokens initial={[]} />,
    filled: <Tokens initial={['Coffee', 'Cocoa']} />,
    invalid: <Tokens initial={['Coffee']} error={error} />,
  },
  FieldGroup: {
    filled: (
      <FieldGroup label="A group" help="One name, one help, one error">
        <CheckboxField label="A part of it" />
      </FieldGroup>
    ),
    invalid: (
      <FieldGroup label="A group" error={error}>
        <CheckboxField label="A part of it" />
      </FieldGroup>
    ),
  },
  SearchBox: {
    empty: <SearchBox label="Search" placeholder="Products, services" onSearch={nothing} />,
    filled: <SearchBox label="Search" defaultValue="coffee" onSearch={nothing} />,
  },
  LanguageSwitch: {
    chosen: (
      <Held<'en' | 'es'> initial="en">
        {(value, hold) => (
          <LanguageSwitch
            label="Language"
            choices={[
              { code: 'en', name: 'English' },
              { code: 'es', name: 'Español' },
            ]}
            value={value}
            onChange={hold}
          />
        )}
      </Held>
    ),
  },
  ProgressBar: {
    unknown: <ProgressBar label="Uploading" />,
    partly: <ProgressBar label="Uploading" value={0.4} />,
    whole: <ProgressBar label="Uploading" value={1} />,
  },
  ErrorSummary: {
    filled: (
      <form>
        <ErrorSummary title="Check these" errors={[{ field: 'tax', message: 'Tax id: wrong' }]} />
        <TextField name="tax" label="Tax id" error={error} />
      </form>
    ),
  },
};
