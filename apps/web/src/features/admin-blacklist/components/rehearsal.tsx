import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import form from '../../../components/form/form.module.css';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { kindTexts } from '../../../domains/report/kind-texts.ts';
import type { BlacklistRehearsalQuery } from '../../../gql/admin-blacklist.ts';
import type { BlacklistKind } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './rehearsal.module.css';

export interface RehearsalProps {
  found: BlacklistRehearsalQuery['blacklistRehearsal'];
  kind: BlacklistKind;
  /** What can be done then. */
  children?: ReactNode;
}

/** What entries would have stopped: how much of what, how it was written, and what stays allowed. */
export function Rehearsal({ found, kind, children }: RehearsalProps) {
  const { t } = useLingui();
  const format = useFormat();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const { days, kinds, examples, spellings, innocentWords, untouchedWords } = found;
  const caught = kinds.reduce((sum, each) => sum + each.caught, 0);
  const compared = kinds.reduce((sum, each) => sum + each.compared, 0);
  const shownDays = format.number(days);
  return (
    <section ref={section} tabIndex={-1} className={classes.rehearsal} aria-label={t`Rehearsal`}>
      <h3 className={classes.title}>
        {caught === 0 && kind === 'word' ? (
          <Trans>In the last {shownDays} days it would have refused nothing</Trans>
        ) : caught === 0 ? (
          <Trans>In the last {shownDays} days it would have held nothing</Trans>
        ) : kind === 'word' ? (
          <Plural
            value={caught}
            one={`In the last ${shownDays} days it would have refused # text`}
            other={`In the last ${shownDays} days it would have refused # texts`}
          />
        ) : (
          <Plural
            value={caught}
            one={`In the last ${shownDays} days it would have held # text`}
            other={`In the last ${shownDays} days it would have held # texts`}
          />
        )}
      </h3>
      <p className={classes.compared}>
        <Plural
          value={compared}
          one="Compared with # text that everyone can read."
          other="Compared with # texts that everyone can read."
        />{' '}
        {kinds.some(({ isPartial }) => isPartial) && <Trans>Older ones were left out.</Trans>}
      </p>
      {innocentWords.length > 0 && (
        <InlineAlert tone="warning" title={<Trans>It catches ordinary words as well</Trans>}>
          {innocentWords.join(', ')}
        </InlineAlert>
      )}
      {caught > 0 && (
        <dl className={classes.facts}>
          {kinds
            .filter((each) => each.caught > 0)
            .map((each) => (
              <div key={each.kind}>
                <dt>{t(kindTexts[each.kind])}</dt>
                <dd>
                  <Trans>
                    {format.number(each.caught)} of {format.number(each.compared)}
                  </Trans>
                </dd>
              </div>
            ))}
          {spellings.length > 0 && (
            <div>
              <dt>
                <Trans>Written as</Trans>
              </dt>
              <dd>
                {spellings
                  .map(({ text, count }) =>
                    count > 1 ? `${text} (${format.number(count)})` : text,
                  )
                  .join(', ')}
              </dd>
            </div>
          )}
        </dl>
      )}
      {untouchedWords.length > 0 && (
        <p className={classes.untouched}>
          <Trans>Still allowed, although they contain it:</Trans>{' '}
          <strong>{untouchedWords.join(', ')}</strong>
        </p>
      )}
      {examples.length > 0 && (
        <ul className={classes.examples} aria-label={t`Examples`}>
          {examples.map(({ kind: of, subjectId, path, before, found: words, after, date }) => (
            <li key={`${of} ${subjectId}`}>
              <span className={classes.about}>
                <Link to={path} target="_blank">
                  {t(kindTexts[of])}
                </Link>
                <TimeAgo value={date} />
              </span>
              <span className={classes.text}>
                {before}
                <mark>{words}</mark>
                {after}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children && <div className={form.buttons}>{children}</div>}
    </section>
  );
}
