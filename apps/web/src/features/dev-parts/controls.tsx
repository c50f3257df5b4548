import {
  Avatar,
  Button,
  Card,
  CardSkeleton,
  CheckboxField,
  CheckboxGroupField,
  CountBadge,
  EmptyState,
  ErrorState,
  InlineAlert,
  ListSkeleton,
  LiveDot,
  PasswordField,
  ProgressBar,
  RadioGroupField,
  RatingStars,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@wiki/ui';
import { ComboboxField, type ComboboxOption } from '@wiki/ui/combobox-field';
import { type ReactNode, useState } from 'react';
import classes from './parts.module.css';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const variants = ['filled', 'action', 'default', 'light', 'outline', 'subtle', 'danger'] as const;
const tones = ['info', 'success', 'warning', 'error'] as const;
const nothing = () => undefined;

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.shelf}>
      <h2>{title}</h2>
      <div className={classes.pieces}>{children}</div>
    </section>
  );
}

function Combobox() {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [text, setText] = useState('');
  const all = ['Armenia', 'Barranquilla', 'Bucaramanga', 'Cali'];
  return (
    <ComboboxField
      label="City"
      nothing="No city begins like that"
      clearLabel="Clear selection"
      options={all
        .filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
        .map((name) => ({ value: name, label: name, detail: 'Colombia' }))}
      value={chosen}
      onChange={setChosen}
      onSearch={setText}
    />
  );
}

/** The controls and states of `@wiki/ui`. */
export function Controls() {
  const [several, setSeveral] = useState<string[]>(['one']);
  return (
    <div className={classes.shelves}>
      <Shelf title="Buttons">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="sm">small</Button>
        <Button loading>loading</Button>
        <Button disabled>disabled</Button>
      </Shelf>
      <Shelf title="Fields">
        <TextField label="Text" help="Help below" />
        <TextField label="With an error" error="Write a name" defaultValue="x" />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        <TextAreaField label="Several lines" optional="(optional)" />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
        <SelectField label="One of many" options={options} placeholder="Choose" />
        <Combobox />
        <RadioGroupField label="One of few" name="few" options={options} />
        <CheckboxGroupField
          label="Several"
          name="several"
          options={options}
          value={several}
          onChange={setSeveral}
        />
        <CheckboxField label="Yes or no" />
        <SwitchField label="On or off" />
        <ProgressBar label="Uploading" value={0.4} />
      </Shelf>
      <Shelf title="States">
        <Card padding="md">
          <EmptyState seed="parts" title="Nothing yet" message="What will come, and what to do." />
        </Card>
        <Card padding="md">
          <ErrorState title="It did not load" retryLabel="Try again" onRetry={nothing} />
        </Card>
        <ListSkeleton label="Loading" count={3} />
        <CardSkeleton label="Loading" count={1} />
        {tones.map((tone) => (
          <InlineAlert key={tone} tone={tone} title={tone}>
            What happened, and what to do next.
          </InlineAlert>
        ))}
      </Shelf>
      <Shelf title="Values">
        <Avatar name="Ana Gil" seed="1" size={40} />
        <Avatar kind="business" name="Sierra" seed="1" size={40} />
        <CountBadge count={4} />
        <RatingStars value={4.5} text="4.5" label="4.5 of 5" />
        <LiveDot label="Live" />
      </Shelf>
    </div>
  );
}
