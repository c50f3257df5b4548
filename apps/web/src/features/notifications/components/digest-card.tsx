import { Trans, useLingui } from '@lingui/react/macro';
import { digestRhythms, type DigestRhythm, type DigestTime } from '@wiki/domain';
import { Card, SelectField } from '@wiki/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useHours } from '../hooks/use-hours.ts';
import classes from './side-card.module.css';

export interface DigestCardProps {
  digest: DigestTime & { dateNext: string };
  /** Where its hour is counted. */
  timeZone: string;
  email: string | null;
  onChange: (digest: DigestTime) => void;
}

/** When the digest comes. */
export function DigestCard({
  digest: { rhythm, hour, dateNext },
  timeZone,
  email,
  onChange,
}: DigestCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useHours();
  const names: Record<DigestRhythm, string> = { DAILY: t`Every day`, WEEKLY: t`On Mondays` };
  const next = format.dateTime(dateNext, timeZone);
  return (
    <Card padding="md">
      <h2 className={classes.title}>
        <Trans>E-mail digest</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>
          One e-mail with the topics you chose. If there’s nothing new, we don’t send it.
        </Trans>
      </p>
      <div className={classes.fields}>
        <SelectField
          label={t`How often`}
          value={rhythm}
          options={digestRhythms.map((value) => ({ value, label: names[value] }))}
          onChange={({ currentTarget }) => {
            const chosen = digestRhythms.find((each) => each === currentTarget.value);
            if (chosen) onChange({ rhythm: chosen, hour });
          }}
        />
        <SelectField
          label={t`At`}
          value={String(hour)}
          options={Array.from({ length: 24 }, (_, each) => ({
            value: String(each),
            label: nameOf(each),
          }))}
          onChange={({ currentTarget }) => onChange({ rhythm, hour: Number(currentTarget.value) })}
        />
      </div>
      <p className={classes.text}>
        {email ? (
          <Trans>
            Next: {next}, to {email}
          </Trans>
        ) : (
          <Trans>Next: {next}</Trans>
        )}
      </p>
    </Card>
  );
}
