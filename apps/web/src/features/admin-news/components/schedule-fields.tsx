import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../components/form/fields.tsx';

export interface ScheduleValues {
  /** In the clock of the device, as `2026-12-31T08:00`. */
  datePublished: string;
}

const Field = fieldsOf<ScheduleValues>();
const two = (value: number): string => String(value).padStart(2, '0');

/** Tomorrow at eight, where the writer is. */
export function scheduleDefaults(): ScheduleValues {
  const day = new Date(Date.now() + 86_400_000);
  return {
    datePublished: `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T08:00`,
  };
}

/** The minute at which something is published. */
export function ScheduleFields() {
  const { t } = useLingui();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Field.Text
      name="datePublished"
      type="datetime-local"
      label={t`Day and time`}
      help={t`In your time zone: ${timeZone.replaceAll('_', ' ')}`}
    />
  );
}
