import { Trans, useLingui } from '@lingui/react/macro';
import {
  CheckboxField,
  type CheckboxFieldProps,
  PasswordField,
  type PasswordFieldProps,
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
  useWatch,
} from 'react-hook-form';
import { dayOf, endOfDay } from '../../lib/format/day.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { wordsOf } from '../conflict/words-of.ts';
import { useFormContext } from './form-context.ts';
import type { Messages } from './use-form-scope.ts';

/** What every bound field takes besides what its control takes. */
export interface Bound<Values extends FieldValues> {
  name: FieldPath<Values>;
  /**
   * Left out where the words of the form say it; empty where its errors say which field they mean,
   * and the control has words of its own.
   */
  label?: string;
  /** The field may stay empty, and says so. */
  isOptional?: boolean;
  /** What codes of errors mean here, in place of the catalog's words. */
  messages?: Messages;
}

interface BoundText<Values extends FieldValues> extends Bound<Values> {
  /** An empty field is sent as null, for what the API clears that way. */
  emptyIsNull?: boolean;
  /** What is written or chosen is a number. */
  isNumber?: boolean;
}

/** The props of a control, without what the form gives it. */
type Own<Props> = Omit<
  Props,
  'name' | 'label' | 'error' | 'optional' | 'value' | 'defaultValue' | 'ref'
>;

const empty = { setValueAs: (text: string) => text || null };

/** What the form says about one of its fields. */
export function useBoundField<Values extends FieldValues>(
  { name, ...own }: Bound<Values>,
  words?: (value: unknown) => string,
) {
  const { t } = useLingui();
  const { mention, errorOf, ...form } = useFormContext();
  const given = form.wordsOf?.(name);
  const { label = given?.label, isOptional = given?.isOptional } = own;
  const { messages = given?.messages } = own;
  if (label === undefined) throw new Error(`The field ${name} has no label.`);
  const latest = useRef({ words, messages });
  latest.current = { words, messages };
  const hasWords = words !== undefined;
  useEffect(
    () =>
      mention(name, {
        label,
        get messages() {
          return latest.current.messages;
        },
        ...(hasWords ? { words: (value) => latest.current.words?.(value) ?? '' } : {}),
      }),
    [mention, name, label, hasWords],
  );
  return {
    label,
    error: errorOf(name, messages),
    ...(isOptional ? { optional: t`(optional)` } : {}),
    ...(given?.help ? { help: given.help } : {}),
  };
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
  const { help, ...shown } = useBoundField(field, words);
  const maxLength = maxLengthOf(field.name);
  return {
    // A field's own stands before that of the form.
    help: help === undefined ? {} : { help },
    input: {
      ...form.register(
        field.name,
        field.isNumber ? { valueAsNumber: true } : field.emptyIsNull ? empty : {},
      ),
      onFocus: touch,
      ...shown,
    },
    limit: maxLength === undefined ? {} : { maxLength },
  };
}

/** Takes the part of a field's props that the form reads from those of its control. */
function split<Values extends FieldValues, Props extends BoundText<Values>>(props: Props) {
  const { name, label, isOptional, emptyIsNull, isNumber, messages, ...own } = props;
  const field: BoundText<Values> = {
    name,
    ...(label === undefined ? {} : { label }),
    ...(isOptional === undefined ? {} : { isOptional }),
    ...(emptyIsNull ? { emptyIsNull } : {}),
    ...(isNumber ? { isNumber } : {}),
    ...(messages ? { messages } : {}),
  };
  return { field, own };
}

function Text<Values extends FieldValues>(props: BoundText<Values> & Own<TextFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, limit, help } = useNative(field);
  return <TextField {...limit} {...help} {...own} {...input} />;
}

/** A password, with a button that shows it. */
function Secret<Values extends FieldValues>(
  props: Bound<Values> & Omit<Own<PasswordFieldProps>, 'showLabel' | 'hideLabel'>,
) {
  const { t } = useLingui();
  const { field, own } = split<Values, typeof props>(props);
  const { input, help } = useNative(field);
  const buttons = { showLabel: t`Show the password`, hideLabel: t`Hide the password` };
  return <PasswordField {...help} {...own} {...buttons} {...input} />;
}

function TextArea<Values extends FieldValues>(
  props: BoundText<Values> & Own<TextAreaFieldProps> & { isCounted?: boolean },
) {
  const { isCounted, ...rest } = props;
  const { field, own } = split<Values, typeof rest>(rest);
  const { input, limit, help } = useNative(field);
  const { maxLength } = own;
  const counted =
    isCounted && maxLength !== undefined
      ? { help: <Count name={field.name} most={maxLength} /> }
      : {};
  return <TextAreaField {...limit} {...help} {...counted} {...own} {...input} />;
}

/** How many characters a text has. */
function Count({ name, most }: { name: string; most: number }) {
  const format = useFormat();
  const { form } = useFormContext();
  const text: unknown = useWatch({ control: form.control, name });
  const length = typeof text === 'string' ? text.length : 0;
  return (
    <Trans>
      {format.number(length)} of {format.number(most)} characters
    </Trans>
  );
}

function Select<Values extends FieldValues>(props: BoundText<Values> & Own<SelectFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, help } = useNative(field, ofOptions(own.options));
  return <SelectField {...help} {...own} {...input} />;
}

function Radio<Values extends FieldValues>(props: Bound<Values> & Own<RadioGroupFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, help } = useNative(field, ofOptions(own.options));
  return <RadioGroupField {...help} {...own} {...input} />;
}

function Checkbox<Values extends FieldValues>(props: Bound<Values> & Own<CheckboxFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, help } = useNative(field, useYesOrNo());
  return <CheckboxField {...help} {...own} {...input} />;
}

function Switch<Values extends FieldValues>(props: Bound<Values> & Own<SwitchFieldProps>) {
  const { field, own } = split<Values, typeof props>(props);
  const { input, help } = useNative(field, useYesOrNo());
  return <SwitchField {...help} {...own} {...input} />;
}

/** A calendar day. The form holds its last instant where the reader is, or null. */
function Day<Values extends FieldValues>(
  props: Bound<Values> & Own<TextFieldProps> & { isFuture?: boolean },
) {
  const { isFuture = false, ...rest } = props;
  const { field: bound, own } = split<Values, typeof rest>(rest);
  const { form } = useFormContext();
  const { field } = useController({ control: form.control, name: bound.name });
  const { help: given, ...shown } = useBoundField(bound);
  const help = given === undefined ? {} : { help: given };
  // What is typed may not be a day yet: it stays as it is.
  const stored: unknown = field.value;
  const [day, setDay] = useState(() => (stored instanceof Date ? dayOf(stored) : ''));
  const [today] = useState(() => dayOf(new Date()));
  return (
    <TextField
      {...help}
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
  help?: string;
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
  return children({ ...field, ...useBoundField(bound, words) });
}

/**
 * The bound fields of a form that says their labels, advice and messages in one place, as the `words`
 * of its scope.
 */
export const namedFieldsOf = <Values extends FieldValues>() => ({
  Text: Text<Values>,
  Secret: Secret<Values>,
  TextArea: TextArea<Values>,
  Select: Select<Values>,
  Radio: Radio<Values>,
  Checkbox: Checkbox<Values>,
  Switch: Switch<Values>,
  Day: Day<Values>,
  Custom: Custom<Values>,
});

type Labeled<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends (props: infer Props) => infer Shown
    ? (props: Props & { label: string }) => Shown
    : never;
};

/**
 * The bound fields of a form: label, value, error, greatest length and place in the summary come
 * from the `FormScope` they stand in. Call it once beside the component, so that names are checked:
 * `const Field = fieldsOf<SignUp>();` and then `<Field.Text name="email" label={t`E-mail`} />`.
 */
export const fieldsOf = <Values extends FieldValues>(): Labeled<
  ReturnType<typeof namedFieldsOf<Values>>
> => namedFieldsOf<Values>();
