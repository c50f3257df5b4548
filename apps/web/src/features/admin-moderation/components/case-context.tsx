import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink, IconFlag } from '@tabler/icons-react';
import { reportReasons } from '@wiki/domain';
import { Avatar, InlineAlert } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Evidence } from './evidence.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { kindTexts } from '../../../domains/report/kind-texts.ts';
import type { CaseDetailsFragment } from '../../../gql/admin-moderation.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { actionTexts } from '../case-texts.ts';
import { Highlighted } from './highlighted.tsx';
import classes from './case-context.module.css';

type Piece = NonNullable<CaseDetailsFragment['context']>['pieces'][number];

/** The thing of a case where it stands, with who reported it and why. */
export function CaseContext({ of: found }: { of: CaseDetailsFragment }) {
  const { t } = useLingui();
  const { context, subject, kind, title } = found;
  return (
    <article className={classes.context}>
      <p className={classes.crumbs}>
        <span>{t(kindTexts[kind])}</span>
        {subject && subject.state !== 'GONE' && (
          <Link to={subject.path} target="_blank">
            <Trans>Open on the site</Trans>
            <IconExternalLink size={16} stroke={1.75} aria-hidden />
          </Link>
        )}
      </p>
      <h2 className={classes.title}>{context?.title ?? title ?? t(kindTexts[kind])}</h2>
      <State of={found} />
      {context?.pieces.map((piece) => (
        <ContextPiece key={piece.id} piece={piece} of={found} />
      ))}
      {!context && <p className={classes.text}>{found.text}</p>}
      {(!context || !context.pieces.some(({ isSubject }) => isSubject)) && <Reports of={found} />}
      <History of={found} />
    </article>
  );
}

function State({ of: { subject, status } }: { of: CaseDetailsFragment }) {
  if (!subject) {
    return (
      <InlineAlert tone="info">
        <Trans>
          This is gone for good. All that’s left is what it said when the case was opened.
        </Trans>
      </InlineAlert>
    );
  }
  if (subject.state === 'GONE') {
    return (
      <InlineAlert tone="info">
        <Trans>The author deleted it. You can only close the case.</Trans>
      </InlineAlert>
    );
  }
  if (subject.state === 'HIDDEN' && status === 'OPEN') {
    return (
      <InlineAlert tone="warning">
        <Trans>It was hidden by reports: only its author and administrators can see it now.</Trans>
      </InlineAlert>
    );
  }
  return null;
}

function ContextPiece({ piece, of: found }: { piece: Piece; of: CaseDetailsFragment }) {
  const { t } = useLingui();
  const { author, text, date, isSubject, skipped } = piece;
  const { reportCount, subject } = found;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSubject) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSubject]);
  const name = author?.displayName ?? found.business?.name ?? t`Former member`;
  return (
    <>
      {skipped > 0 && (
        <p className={classes.skipped}>
          {plural(skipped, { one: '… # earlier', other: '… # earlier' })}
        </p>
      )}
      <section ref={place} className={classes.piece} data-subject={isSubject || undefined}>
        <header className={classes.head}>
          <Avatar name={name} seed={author?.id ?? name} src={author?.photoUrl ?? null} size={36} />
          <strong>{name}</strong>
          <span className={classes.when}>
            <TimeAgo value={date} />
            {isSubject && subject?.dateEdited && (
              <>
                {' · '}
                <Trans>changed since</Trans>
              </>
            )}
          </span>
          {isSubject && reportCount > 0 && (
            <span className={classes.reported}>
              <IconFlag size={16} stroke={1.75} aria-hidden />
              {plural(reportCount, { one: 'Reported once', other: 'Reported # times' })}
            </span>
          )}
        </header>
        <p
          className={classes.text}
          {...(isSubject && subject?.language ? { lang: subject.language } : {})}
        >
          <Highlighted text={text} phrase={isSubject ? (subject?.phrase ?? null) : null} />
        </p>
        {isSubject && subject?.phrase && (
          <p className={classes.phrase}>
            <Trans>On the blacklist: “{subject.phrase}”</Trans>
          </p>
        )}
        {isSubject && <Reports of={found} />}
      </section>
    </>
  );
}

function Reports({ of: { reports } }: { of: CaseDetailsFragment }) {
  const { t } = useLingui();
  const localized = useLocalized();
  if (reports.length === 0) return null;
  return (
    <ul className={classes.reports}>
      {reports.map(({ id, reporter, reason, text, dateReported, evidence }) => (
        <li key={id}>
          <strong>{reporter?.displayName ?? t`Former member`}</strong>:{' '}
          {localized(reportReasons[reason])}
          {text && (
            <>
              . <Trans>“{text}”</Trans>
            </>
          )}
          <span className={classes.when}>
            {' · '}
            <TimeAgo value={dateReported} />
          </span>
          {evidence && <Evidence {...evidence} />}
        </li>
      ))}
    </ul>
  );
}

function History({ of: { steps } }: { of: CaseDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const told = steps.filter(({ action }) => action !== 'REPORTED');
  if (told.length === 0) return null;
  return (
    <section className={classes.history}>
      <h3>
        <Trans>Case history</Trans>
      </h3>
      <ol>
        {told.map(({ action, by, date: at, dateSuspendedUntil: until, reason }) => (
          <li key={`${action}${at}`}>
            <strong>{t(actionTexts[action])}</strong>
            {by && <> · {by.displayName}</>} ·{' '}
            <span className={classes.when}>{format.dateTime(at)}</span>
            {until && (
              <>
                {' · '}
                <Trans>until {format.date(until)}</Trans>
              </>
            )}
            {reason && (
              <p>
                <ReasonText reason={reason} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
