import { IconHeart } from '@tabler/icons-react';
import {
  Avatar,
  BrandPanel,
  Button,
  Card,
  CardSkeleton,
  CheckboxField,
  CheckboxGroupField,
  CountBadge,
  EmptyState,
  ErrorState,
  ErrorSummary,
  FieldGroup,
  FullPageSpinner,
  IconButton,
  InlineAlert,
  LanguageSwitch,
  ListSkeleton,
  LiveDot,
  Mark,
  MediaCard,
  OfflineBanner,
  PageHeader,
  PasswordField,
  PasswordMeter,
  PriceTag,
  ProgressBar,
  RadioGroupField,
  RatingStars,
  RelativeTime,
  SearchBox,
  SectionHeader,
  SelectField,
  SkeletonBar,
  SkipLink,
  SwitchField,
  TextAreaField,
  TextField,
  TokensField,
  VisuallyHidden,
  WeaveArt,
  Wordmark,
} from '@wiki/ui';
import { ComboboxField, type ComboboxOption } from '@wiki/ui/combobox-field';
import { PhoneField } from '@wiki/ui/phone-field';
import { useState } from 'react';
import classes from './parts.module.css';
import { Shelf } from './shelf.tsx';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const variants = ['filled', 'action', 'default', 'light', 'outline', 'subtle', 'danger'] as const;
const tones = ['info', 'success', 'warning', 'error'] as const;
const nothing = () => undefined;
const advice = {
  advice: {
    length: '8 characters',
    upper: 'an uppercase letter',
    lower: 'a lowercase letter',
    digit: 'a number',
    symbol: 'a symbol',
  },
  metLabel: 'Done:',
  unmetLabel: 'Missing:',
};

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
    <>
      <Shelf title="Buttons">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="sm">small</Button>
        <Button loading>loading</Button>
        <Button disabled>disabled</Button>
        <IconButton label="Like" count={3}>
          <IconHeart size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <SkipLink target="parts" label="Skip to the content" />
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
        <PhoneField
          label="Phone"
          name="phone"
          countryLabel="Country of the number"
          locale="en"
          value="+573005550178"
          onChange={nothing}
          onBlur={nothing}
        />
        <TokensField
          label="Tags"
          tokens={[{ value: 'coffee', label: 'Coffee', removeLabel: 'Remove Coffee' }]}
          onRemove={nothing}
        />
        <FieldGroup label="A group" help="One name, one help, one error">
          <CheckboxField label="A part of it" />
        </FieldGroup>
        <SearchBox label="Search" placeholder="Search" onSearch={nothing} />
        <LanguageSwitch
          label="Language"
          choices={[
            { code: 'en', name: 'English' },
            { code: 'es', name: 'Español' },
          ]}
          value="en"
          onChange={nothing}
        />
        <PasswordMeter value="Café-26" title="A strong password has" {...advice} />
        <ErrorSummary title="Check these" errors={[{ field: 'phone', message: 'Phone: wrong' }]} />
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
        <SkeletonBar width="60%" height="20px" />
        <div className={classes.frame}>
          <FullPageSpinner label="Loading" />
        </div>
        <OfflineBanner offline message="There is no connection." />
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
        <PriceTag amount="$ 12.50" unit="per hour" />
        <RelativeTime dateTime="2026-01-05T10:00:00Z" text="5 minutes ago" title="January 5" />
        <p>
          Four<VisuallyHidden> unread messages</VisuallyHidden>
        </p>
      </Shelf>
      <Shelf title="Frames">
        <PageHeader title="A page" description="What it is for." />
        <SectionHeader title="A section" aside={<LiveDot label="Live" />} />
        <MediaCard
          media={<WeaveArt seed="parts" />}
          title={<a href="#card">A lamp</a>}
          price={<PriceTag amount="$ 12.50" />}
          kicker="Lamps · Cali"
        />
        <BrandPanel size="note" headingLevel={2} title="Join" message="In two sentences." />
        <Mark />
        <Wordmark name="Wiki" />
      </Shelf>
    </>
  );
}
