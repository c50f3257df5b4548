import { Trans, useLingui } from '@lingui/react/macro';
import { IconMoon } from '@tabler/icons-react';
import type { QuietHours } from '@wiki/domain';
import { Button, Card, CheckboxField, SelectField, SwitchField } from '@wiki/ui';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useHours } from '../hooks/use-hours.ts';
import classes from './quiet-hours-card.module.css';

export interface QuietHoursCardProps {
  quietHours: QuietHours;
  timeZone: string;
  onChange: (quietHours: QuietHours) => void;
  onTimeZone: (timeZone: string) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Monday to Sunday in a language, by a week that began with Monday the first. */
const dayNames = (language: string, weekday: 'narrow' | 'long') =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
  );

/** What a zone is called in a language, and how far it is from Greenwich: `Colombia Standard Time (GMT-5)`. */
const zoneName = (timeZone: string, language: string): string => {
  const [name = '', offset = ''] = (['longGeneric', 'shortOffset'] as const).map((timeZoneName) => {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  });
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} (${offset})`;
};

/** The bar of the day: decoration, the fields say the same. */
function DayBar({ from, to }: Pick<QuietHours, 'from' | 'to'>) {
  const isQuiet = (hour: number) =>
    from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return (
    <div className={classes.bar} aria-hidden>
      {hours.map((hour) => (
        <span key={hour} data-quiet={isQuiet(hour) || undefined}>
          {hour === from && <IconMoon size={14} stroke={2} />}
        </span>
      ))}
    </div>
  );
}

/** When neither sound nor mail is wanted. */
export function QuietHoursCard({
  quietHours,
  timeZone,
  onChange,
  onTimeZone,
}: QuietHoursCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = useHours();
  const { isOn, from, to, days, letsUrgentThrough } = quietHours;
  const set = (changes: Partial<QuietHours>) => onChange({ ...quietHours, ...changes });
  const options = (not: number) =>
    hours
      .filter((hour) => hour !== not)
      .map((hour) => ({ value: String(hour), label: nameOf(hour) }));
  const long = dayNames(language, 'long');
  const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = zoneName(timeZone, language);
  return (
    <Card padding="lg" className={classes.card ?? ''}>
      <div className={classes.head}>
        <div>
          <h2>
            <Trans>Quiet hours</Trans>
          </h2>
          <p>
            <Trans>
              Nothing rings and no e-mail is sent. New notifications wait for you in the app.
            </Trans>
          </p>
        </div>
        <SwitchField
          label={t`Turn on quiet hours`}
          checked={isOn}
          onChange={({ currentTarget }) => set({ isOn: currentTarget.checked })}
        />
      </div>
      {isOn && (
        <>
          <DayBar from={from} to={to} />
          <div className={classes.fields}>
            <SelectField
              label={t({ message: 'From', context: 'hour' })}
              value={String(from)}
              options={options(to)}
              onChange={({ currentTarget }) => set({ from: Number(currentTarget.value) })}
            />
            <SelectField
              label={t({ message: 'To', context: 'hour' })}
              value={String(to)}
              options={options(from)}
              onChange={({ currentTarget }) => set({ to: Number(currentTarget.value) })}
            />
            <fieldset className={classes.days}>
              <legend>
                <Trans>Days</Trans>
              </legend>
              {dayNames(language, 'narrow').map((name, index) => {
                const day = index + 1;
                const isChosen = days.includes(day);
                return (
                  <button
                    key={day}
                    type="button"
                    aria-pressed={isChosen}
                    aria-label={long[index]}
                    onClick={() =>
                      set({
                        days: isChosen ? days.filter((each) => each !== day) : [...days, day],
                      })
                    }
                  >
                    {name}
                  </button>
                );
              })}
            </fieldset>
          </div>
          <CheckboxField
            label={t`Always let through payments and account security`}
            checked={letsUrgentThrough}
            onChange={({ currentTarget }) => set({ letsUrgentThrough: currentTarget.checked })}
          />
        </>
      )}
      <p className={classes.zone}>
        {zone}
        {deviceZone !== timeZone && (
          <Button variant="subtle" size="sm" onClick={() => onTimeZone(deviceZone)}>
            <Trans>Use this device’s time</Trans>
          </Button>
        )}
      </p>
    </Card>
  );
}
