import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Button, Card } from '@wiki/ui';
import { useState } from 'react';
import { BackLink } from '../../components/page/back-link.tsx';
import { Breadcrumbs } from '../../components/page/breadcrumbs.tsx';
import { CardGrid } from '../../components/lists/card-grid.tsx';
import { ConnectionView } from '../../components/lists/connection-view.tsx';
import { DataTable } from '../../components/lists/data-table.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Fact, Facts } from '../../components/facts/facts.tsx';
import { fieldsOf } from '../../components/form/fields.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import { Phone } from '../../components/form/phone.tsx';
import { useFormScope } from '../../components/form/use-form-scope.ts';
import { SaveLine } from '../../components/form-parts/save-line.tsx';
import { ServicesField } from '../../components/form-parts/services-field.tsx';
import { LocalizedText } from '../../components/facts/localized-text.tsx';
import { MoreButton } from '../../components/lists/more-button.tsx';
import { ProblemAlert } from '../../components/page/problem-alert.tsx';
import { Rating } from '../../components/facts/rating.tsx';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import { TabLinks } from '../../components/page/tab-links.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import { Timeline, TimelineStep } from '../../components/facts/timeline.tsx';
import type { ConnectionList } from '../../lib/connection/use-connection.ts';
import { Shelf } from './shelf.tsx';

interface Values {
  name: string;
  secret: string;
  about: string;
  kind: string;
  size: string;
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
const nothing = () => undefined;
const more = { hasMore: true, isLoading: false, hasFailed: false, show: nothing };
const listStates = ['loading', 'empty', 'failed', 'filled'] as const;
const saveStates = ['saved', 'saving', 'failed', 'refused', 'conflict'] as const;

const listIn = (status: (typeof listStates)[number]): ConnectionList<string> => ({
  status,
  rows: status === 'filled' ? ['Ana Gil', 'Luis Paz'] : [],
  error: status === 'failed' ? new Error('down') : null,
  isLoading: false,
  retry: nothing,
  nextPage: null,
  data: null,
  totalCount: null,
  news: { count: 0, show: nothing },
  reload: () => Promise.resolve(),
  more: { ...more, hasMore: status === 'filled' },
});

/** A form with each bound field; whatever is written is refused. */
function EveryField() {
  const state = useFormScope<Values>({
    checks: 'onSubmit',
    defaults: {
      name: '',
      secret: '',
      about: '',
      kind: 'one',
      size: 'one',
      phone: '',
      day: null,
      services: ['Roasting'],
      isPublic: false,
      isOpen: true,
    },
    send: ({ name }) =>
      Promise.resolve(name ? [{ code: 'CONFLICT' }] : [{ code: 'FIELD_REQUIRED', field: 'name' }]),
  });
  return (
    <FormScope state={state} label="Every field">
      <Field.Text name="name" label="Name" />
      <Field.Secret name="secret" label="Password" />
      <Field.TextArea name="about" label="About" isOptional isCounted maxLength={80} />
      <Field.Select name="kind" label="Kind" options={options} />
      <Field.Radio name="size" label="Size" options={options} />
      <Field.Checkbox name="isPublic" label="Everybody sees it" />
      <Field.Switch name="isOpen" label="Open" />
      <Field.Day name="day" label="Until" isOptional />
      <Phone name="phone" label="Phone" isOptional />
      <Field.Custom name="services" label="Services" isOptional>
        {({ ref: _ref, ...field }) => <ServicesField {...field} />}
      </Field.Custom>
      <FormActions state={state}>Save changes</FormActions>
    </FormScope>
  );
}

/** The parts of the client without a domain, in their states. */
export function Kit() {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <Shelf title="Forms">
        <EveryField />
        <div>
          {saveStates.map((status) => (
            <SaveLine key={status} saving={{ status, savedAt: null }} refusal={null} />
          ))}
        </div>
        <ProblemAlert problem={{ code: 'FORBIDDEN' }} />
        <ProblemAlert problem={{ code: 'TOO_MANY_REQUESTS' }} secondsLeft={40} />
        <Button onClick={() => setOpen(true)}>Ask</Button>
        {isOpen && (
          <ConfirmDialog
            title="Remove the lamp?"
            confirmLabel="Remove"
            isDangerous
            onConfirm={() => Promise.resolve([])}
            onClose={() => setOpen(false)}
          >
            It can’t be brought back.
          </ConfirmDialog>
        )}
      </Shelf>
      <Shelf title="Lists">
        {listStates.map((status) => (
          <Card key={status}>
            <ConnectionView list={listIn(status)} empty={<p>Nobody yet</p>} more="Show more people">
              {(rows) => rows.map((name) => <p key={name}>{name}</p>)}
            </ConnectionView>
          </Card>
        ))}
        <MoreButton more={{ ...more, hasFailed: true }}>Show more</MoreButton>
        <DataTable
          columns={[
            { key: 'name', heading: 'Name' },
            { key: 'due', heading: 'Due', isNumber: true },
          ]}
        >
          <tr>
            <td data-label="Name">Sierra</td>
            <td data-label="Due">12</td>
          </tr>
        </DataTable>
        <CardGrid>
          <Card>One</Card>
          <Card>Two</Card>
        </CardGrid>
      </Shelf>
      <Shelf title="Ways">
        <BackLink to="#back">Back to the list</BackLink>
        <Breadcrumbs
          steps={[
            { to: '#all', label: 'All' },
            { to: '#lamps', label: 'Lamps' },
          ]}
        />
        <TabLinks
          label="Parts"
          tabs={[
            { to: '#one', label: 'One', isCurrent: true, count: 3 },
            { to: '#two', label: 'Two', isCurrent: false },
          ]}
        />
      </Shelf>
      <Shelf title="What is known">
        <StatusBadge icon={IconCircleCheck} tone="good">
          Active
        </StatusBadge>
        <StatusBadge icon={IconClock} tone="waiting">
          Under review
        </StatusBadge>
        <Facts>
          <Fact name="City">Cali</Fact>
          <Fact name="Left out">{null}</Fact>
        </Facts>
        <Timeline label="What happened">
          <TimelineStep what="Created" when={<TimeAgo value={now} />} />
          <TimelineStep what="Changed" when={<TimeAgo value={now} />}>
            With a reason
          </TimelineStep>
        </Timeline>
        <Rating business={{ ratingAverage: 4.5, ratingCount: 12 }} />
        <p>
          <LocalizedText text={{ en: null, es: 'Solo en español' }} withLabel />
        </p>
      </Shelf>
    </>
  );
}
