import { ConflictDialog } from '../../../components/conflict/conflict-dialog.tsx';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { TextDifference } from '../../../components/conflict/text-difference.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormGuard, RestoredDraft } from '../../../components/form/form-guard.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { FormSection } from '../../../components/form/form-section.tsx';
import { Phone } from '../../../components/form/phone.tsx';
import { RepeatedFields } from '../../../components/form/repeated-fields.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { SaveLine } from '../../../components/form-parts/save-line.tsx';
import { ServicesField } from '../../../components/form-parts/services-field.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { Held, nothing, Opens, type Specimens } from '../specimens.tsx';

interface Values {
  name: string;
  secret: string;
  about: string;
  kind: string;
  size: string;
  uses: string[];
  phone: string;
  day: Date | null;
  services: string[];
  isPublic: boolean;
  isOpen: boolean;
}

const Field = fieldsOf<Values>();
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const saveStates = ['saved', 'waiting', 'saving', 'failed', 'refused', 'conflict'] as const;
const defaults: Values = {
  name: '',
  secret: '',
  about: '',
  kind: 'one',
  size: 'one',
  uses: [],
  phone: '',
  day: null,
  services: ['Roasting'],
  isPublic: false,
  isOpen: true,
};

/** A form with each bound field; whatever is written is refused. */
function EveryField() {
  const state = useFormScope<Values>({
    checks: 'onSubmit',
    defaults,
    draft: { name: 'dev-parts' },
    send: ({ name }) =>
      Promise.resolve(name ? [{ code: 'CONFLICT' }] : [{ code: 'FIELD_REQUIRED', field: 'name' }]),
  });
  return (
    <FormScope state={state} label="Every field">
      <RestoredDraft state={state} />
      <Field.Text name="name" label="Name" />
      <Field.Secret name="secret" label="Password" />
      <Field.TextArea name="about" label="About" isOptional isCounted maxLength={80} />
      <Field.Select name="kind" label="Kind" options={options} />
      <Field.Radio name="size" label="Size" options={options} />
      <Field.Checkbox name="isPublic" label="Everyone sees it" />
      <Field.Switch name="isOpen" label="Open" />
      <Field.Day name="day" label="Until" isOptional />
      <Phone name="phone" label="Phone" isOptional />
      <Field.Custom name="services" label="Services" isOptional>
        {({ ref: _ref, ...field }) => <ServicesField {...field} />}
      </Field.Custom>
      <FormActions state={state}>Save changes</FormActions>
      <FormGuard state={state} />
    </FormScope>
  );
}

/** Groups of fields of which one can be added and each taken away. */
function Groups({ initial }: { initial: string[] }) {
  return (
    <Held initial={initial}>
      {(ids, hold) => (
        <RepeatedFields
          ids={ids}
          max={2}
          title={(number) => `Person ${number}`}
          addLabel="Add a person"
          onAdd={() => hold([...ids, String(ids.length + 1)])}
          onRemove={(index) => hold(ids.filter((_, each) => each !== index))}
        >
          {(index) => <p>The fields of group {index + 1}</p>}
        </RepeatedFields>
      )}
    </Held>
  );
}

const base = { title: 'Coffee', city: 'Cali' };

/** What forms are made of, and what asks before it acts. */
export const forms: Specimens = {
  FormScope: { 'every field': <EveryField /> },
  FormSection: {
    plain: <FormSection title="Where it is">Its fields</FormSection>,
    'with a note': (
      <FormSection title="Where it is" note="Everybody sees the city.">
        Its fields
      </FormSection>
    ),
  },
  RepeatedFields: { empty: <Groups initial={[]} />, full: <Groups initial={['1', '2']} /> },
  ServicesField: {
    empty: (
      <Held<string[]> initial={[]}>
        {(value, hold) => <ServicesField label="Services" value={value} onChange={hold} />}
      </Held>
    ),
    invalid: (
      <ServicesField label="Services" error="Write a service" value={[]} onChange={nothing} />
    ),
  },
  SaveLine: {
    ...Object.fromEntries(
      saveStates.map((status) => [
        status,
        <SaveLine key={status} saving={{ status, savedAt: null }} refusal={null} />,
      ]),
    ),
    'saved just now': <SaveLine saving={{ status: 'saved', savedAt: Date.now() }} refusal={null} />,
    'refused as a whole': (
      <SaveLine saving={{ status: 'refused', savedAt: null }} refusal={{ code: 'FORBIDDEN' }} />
    ),
  },
  ProblemAlert: {
    plain: <ProblemAlert problem={{ code: 'FORBIDDEN' }} />,
    waiting: <ProblemAlert problem={{ code: 'TOO_MANY_REQUESTS' }} secondsLeft={40} />,
  },
  ConfirmDialog: {
    closed: (
      <Opens label="question">
        {(close) => (
          <ConfirmDialog
            title="Remove the lamp?"
            confirmLabel="Remove"
            isDangerous
            onConfirm={() => Promise.resolve([])}
            onClose={close}
          >
            It can’t be brought back.
          </ConfirmDialog>
        )}
      </Opens>
    ),
  },
  ReasonDialog: {
    closed: (
      <Opens label="question with a reason">
        {(close) => (
          <ReasonDialog
            title="Refuse the lamp?"
            confirmLabel="Refuse"
            reasons={{ spam: { en: 'Spam', es: 'Publicidad' } }}
            onConfirm={() => Promise.resolve([])}
            onClose={close}
          >
            Its owner reads why.
          </ReasonDialog>
        )}
      </Opens>
    ),
  },
  ConflictDialog: {
    closed: (
      <Opens label="comparison">
        {(close) => (
          <ConflictDialog
            fields={[
              { name: 'title', label: 'Title' },
              { name: 'city', label: 'City' },
            ]}
            states={{
              base,
              mine: { title: 'Fine coffee', city: 'Pasto' },
              theirs: { title: 'Good coffee', city: 'Cali' },
            }}
            onMerged={close}
            onClose={close}
          />
        )}
      </Opens>
    ),
  },
  RecordEditors: { 'with somebody': <RecordEditors kind="NEWS" id="1" /> },
  TextDifference: {
    same: <TextDifference before="Coffee" after="Coffee" />,
    different: <TextDifference before="Good coffee of Cali" after="Fine coffee of Cali" />,
  },
};
