import { Trans, useLingui } from '@lingui/react/macro';
import { type OpeningSpan, type Weekday, weekdays } from '@wiki/domain';
import { Button, FieldGroup } from '@wiki/ui';
import type { CustomField } from '../../components/form/fields.tsx';
import classes from './hours-field.module.css';
import { weekdayNames } from './weekday-names.ts';

const workdays: readonly Weekday[] = ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];

type HoursFieldProps = Pick<
  CustomField,
  'label' | 'error' | 'optional' | 'value' | 'onChange' | 'name'
>;

/** The hours of a week, a stretch a day; a day without times is closed. */
export function HoursField({ label, error, optional, value, onChange, name }: HoursFieldProps) {
  const { t } = useLingui();
  const hours = value as OpeningSpan[];
  const of = (day: Weekday) => hours.find((span) => span.day === day);
  const set = (day: Weekday, changes: Partial<OpeningSpan>) => {
    const next = { day, opens: '', closes: '', ...of(day), ...changes };
    const others = hours.filter((span) => span.day !== day);
    onChange(next.opens || next.closes ? [...others, next] : others);
  };
  const monday = of('MONDAY');
  return (
    <FieldGroup
      label={label}
      error={error}
      {...(optional ? { optional } : {})}
      help={t`In the local time of the place. A day without times is closed.`}
    >
      <div className={classes.days}>
        {weekdays.map((day) => {
          const dayName = t(weekdayNames[day]);
          return (
            <div key={day} className={classes.day}>
              <span>{dayName}</span>
              <input
                type="time"
                name={`${name}.${day}.opens`}
                aria-label={t`${dayName}, opens at`}
                value={of(day)?.opens ?? ''}
                onChange={({ currentTarget }) => set(day, { opens: currentTarget.value })}
              />
              <span aria-hidden>–</span>
              <input
                type="time"
                name={`${name}.${day}.closes`}
                aria-label={t`${dayName}, closes at`}
                value={of(day)?.closes ?? ''}
                onChange={({ currentTarget }) => set(day, { closes: currentTarget.value })}
              />
            </div>
          );
        })}
      </div>
      {monday && (
        <Button
          size="sm"
          variant="default"
          className={classes.copy}
          onClick={() =>
            onChange([
              ...hours.filter(({ day }) => !workdays.includes(day)),
              ...workdays.map((day) => ({ ...monday, day })),
            ])
          }
        >
          <Trans>Same hours until Friday</Trans>
        </Button>
      )}
    </FieldGroup>
  );
}
