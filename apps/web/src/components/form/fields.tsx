import { useLingui } from '@lingui/react/macro';
import {
  CheckboxField,
  type CheckboxFieldProps,
  RadioGroupField,
  type RadioGroupFieldProps,
  SelectField,
  type SelectFieldProps,
  SwitchField,
  type SwitchFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '@wiki/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { dayOf, endOfDay } from '../../lib/format/day.ts';
import { wordsOf } from '../conflict/compare.ts';
import { useFormContext } from './form-context.ts';

/** What every bound field takes besides what its control takes. */
interface Bound<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** The field may stay empty, and says so. */
  isOptional?: boolean;
}

interface BoundText<Values extends FieldValues> extends Bound<Values> {
  /** An empty field is sent as null, for what the API clears that way. */
  emptyIsNull?: boolean;
}

/** The props of a control, without what the form gives it. */
type Own<Props> = Omit<
  Props,
  'name' | 'label' | 'error' | 'optional' | 'value' | 'defaultValue' | 'ref'
>;

const empty = { setValueAs: (text: string) => text || null };

/** What the form says about one of its fields. */
function useShown<Values extends FieldValues>(
  { name, label, isOptional }: Bound<Values>,
  words?: (value: unknown) => string,
) {
  const { t } = useLingui();
  const { mention, errorOf } = useFormContext();
  const latest = useRef(words);
  latest.current = words;
  const hasWords = words !== undefined;
  useEffect(
    () =>
      mention(name, {
        label,
        ...(hasWords ? { words: (value) => latest.current?.(value) ?? '' } : {}),
      }),
    [mention, name, label, hasWords],
  );
  return { label, error: errorOf(name), ...(isOptional ? { optional: t`(optional)` } : {}) };
}

/** The words of a choice. */
const ofOptions =
  (options: readonly { value: string; label: ReactNode }[]) =>
  (value: unknown): string => {
    const label = options.find((option) => option.value === value)?.label;
    return typeof label === 'string' ? label : wordsOf(value);
  };

/** The words of a mark. */
function useYesOrNo(): (value: unknown) => string {
  const { t } = useLingui();
  return (value) => (value ? t`Yes` : t`No`);
}

/** What the form gives a native control of this name. */
function useNative<Values extends FieldValues>(
  field: BoundText<Values>,
  words?: (value: unknown) => string,
) {
  const { form, maxLengthOf, touch } = useFormContext();
  const shown = useShown(field, words);
  const maxLength = maxLengthOf(field.name);
  return {
    input: {
      ...form.register(field.name, field.emptyIsNull ? empty : {}),
      onFocus: touch,
      ...shown,
    },
    limit: maxLength === undefined ? {} : { maxLength },
  };
}

/** Takes the part of a field's props that the form reads from those of its control. */
function split<Values extends FieldValues, Props extends BoundText<Values>>(props: Props) {
  const { name, label, isOptional, emptyIsNull, ...own } = props;
  const field: BoundText<Values> = {
    name,
    label,
    ...(isOptional ? { isOptional } : {}),
    ...(emptyIsNull ? { emptyIsNull } : {}),
  };
  return { field, own };
}

function Text<Values extends FieldValues>(props: BoundText<Values> & Own<TextFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, limit } = useNative(field);
  return <TextField {...limit} {...own} {...input} />;
}

function TextArea<Values extends FieldValues>(props: BoundText<Values> & Own<TextAreaFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, limit } = useNative(field);
  return <TextAreaField {...limit} {...own} {...input} />;
}

function Select<Values extends FieldValues>(props: BoundText<Values> & Own<SelectFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  return <SelectField {...own} {...useNative(field, ofOptions(own.options)).input} />;
}

function Radio<Values extends FieldValues>(props: Bound<Values> & Own<RadioGroupFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  return <RadioGroupField {...own} {...useNative(field, ofOptions(own.options)).input} />;
}

function Checkbox<Values extends FieldValues>(props: Bound<Values> & Own<CheckboxFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  return <CheckboxField {...own} {...useNative(field, useYesOrNo()).input} />;
}

function Switch<Values extends FieldValues>(props: Bound<Values> & Own<SwitchFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  return <SwitchField {...own} {...useNative(field, useYesOrNo()).input} />;
}

/** A calendar day. The form holds its last instant where the reader is, or null. */
function Day<Values extends FieldValues>(
  props: Bound<Values> & Own<TextFieldProps> & { isFuture?: boolean },
) {
  const { isFuture = false, ...rest } = props;
  const { field: bound, own } = split<Values, typeof rest>(rest);
  const { form } = useFormContext();
  const { field } = useController({ control: form.control, name: bound.name });
  const shown = useShown(bound);
  // What is typed may not be a day yet: it stays as it is.
  const stored: unknown = field.value;
  const [day, setDay] = useState(() => (stored instanceof Date ? dayOf(stored) : ''));
  const [today] = useState(() => dayOf(new Date()));
  return (
    <TextField
      {...own}
      {...shown}
      name={field.name}
      ref={field.ref}
      type="date"
      {...(isFuture ? { min: today } : {})}
      value={day}
      onBlur={field.onBlur}
      onChange={(event) => {
        setDay(event.currentTarget.value);
        field.onChange(endOfDay(event.currentTarget.value));
      }}
    />
  );
}

/** What a control of one's own is given: spread it. */
export interface CustomField extends ControllerRenderProps<FieldValues, string> {
  label: string;
  error: string | undefined;
  optional?: string;
}

/** Any other control: a place, files, stars. */
function Custom<Values extends FieldValues>({
  children,
  words,
  ...bound
}: Bound<Values> & {
  children: (field: CustomField) => ReactNode;
  /** The value in words, for comparisons. */
  words?: (value: unknown) => string;
}) {
  const { form } = useFormContext();
  const { field } = useController({ control: form.control, name: bound.name });
  return children({ ...field, ...useShown(bound, words) });
}

/**
 * The bound fields of a form: label, value, error, greatest length and place in the summary come
 * from the `FormScope` they stand in. Call it once beside the component, so that names are checked:
 * `const Field = fieldsOf<SignUp>();` and then `<Field.Text name="email" label={t`E-mail`} />`.
 */
export const fieldsOf = <Values extends FieldValues>() => ({
  Text: Text<Values>,
  TextArea: TextArea<Values>,
  Select: Select<Values>,
  Radio: Radio<Values>,
  Checkbox: Checkbox<Values>,
  Switch: Switch<Values>,
  Day: Day<Values>,
  Custom: Custom<Values>,
});
