import { Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconExternalLink, IconLock, IconTicket } from '@tabler/icons-react';
import { Button, Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import {
  type PartnerOfferFieldsFragment,
  RevealPartnerCodeDocument,
} from '../../../gql/partners.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import { copyText } from '../../../lib/share.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './offer-card.module.css';

interface OfferProps {
  offer: PartnerOfferFieldsFragment;
}

/** What a partner offers, until when, and its code for those who may have it. */
export function OfferCard({ partnerId, offer }: OfferProps & { partnerId: string }) {
  const { title, terms, hasCode, viewerHasRevealed } = offer;
  return (
    <Card padding="lg" className={classes.offer ?? ''} data-state={offer.state}>
      <div className={classes.words}>
        <h3>
          <LocalizedText text={title} withLabel />
        </h3>
        {terms && (
          <p>
            <LocalizedText text={terms} />
          </p>
        )}
        <Dates offer={offer} />
      </div>
      {hasCode && (
        <div className={classes.code}>
          {viewerHasRevealed ? (
            <Code offer={offer} />
          ) : (
            <AskForCode partnerId={partnerId} offer={offer} />
          )}
        </div>
      )}
    </Card>
  );
}

function Dates({ offer: { state, dateStart, dateEnd } }: OfferProps) {
  const format = useFormat();
  const day = (date: string) => format.date(`${date}T12:00:00`);
  if (state === 'UPCOMING' && dateStart) {
    return (
      <p className={classes.dates}>
        {dateEnd ? (
          <Trans>
            From {day(dateStart)} to {day(dateEnd)}
          </Trans>
        ) : (
          <Trans>From {day(dateStart)}</Trans>
        )}
      </p>
    );
  }
  if (state === 'ENDED' && dateEnd) {
    return (
      <p className={classes.dates}>
        <Trans>Ended on {day(dateEnd)}</Trans>
      </p>
    );
  }
  return (
    <p className={classes.dates}>
      {dateEnd ? <Trans>Until {day(dateEnd)}</Trans> : <Trans>No end date</Trans>}
    </p>
  );
}

function Code({ offer: { code, claimUrl } }: OfferProps) {
  const { t } = useLingui();
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    if (isCopied) showToast(t`Code copied.`);
    else showToast(t`Your browser doesn’t let us copy it.`, { tone: 'failed' });
  };
  return (
    <>
      {code && (
        <div className={classes.shown}>
          <code>{code}</code>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => void copy(code)}
          >
            <Trans>Copy the code</Trans>
          </Button>
        </div>
      )}
      {claimUrl && (
        <a className={classes.claim} href={claimUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Redeem the offer</Trans>
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
        </a>
      )}
    </>
  );
}

function AskForCode({ partnerId, offer }: OfferProps & { partnerId: string }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const errorMessage = useErrorMessage();
  const reveal = useAct(RevealPartnerCodeDocument);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (offer.state === 'UPCOMING') {
    return (
      <p className={classes.note}>
        <IconLock size={18} stroke={1.75} aria-hidden />
        <Trans>Members can see its code from the first day.</Trans>
      </p>
    );
  }
  if (!offer.viewerCanReveal) {
    return (
      <>
        <p className={classes.note}>
          <IconLock size={18} stroke={1.75} aria-hidden />
          <Trans>The code is for active business members.</Trans>
        </p>
        {viewer ? (
          <Link to={paths.plans()}>
            <Trans>See what membership includes</Trans>
          </Link>
        ) : (
          <Link to={paths.login({ next: pathname })}>
            <Trans>Sign in to see it</Trans>
          </Link>
        )}
      </>
    );
  }
  const ask = async () => {
    setAsking(true);
    setProblem(null);
    try {
      const [refusal] = await reveal({ partnerId, offerId: offer.id });
      if (refusal) setProblem(errorMessage(refusal.code));
    } catch (error) {
      setProblem(errorMessage(failureOf(error)));
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        loading={isAsking}
        leftSection={<IconTicket size={18} stroke={1.75} aria-hidden />}
        onClick={() => void ask()}
      >
        <Trans>Show the code</Trans>
      </Button>
      {problem && (
        <InlineAlert tone="error" title={t`We couldn’t show the code`}>
          {problem}
        </InlineAlert>
      )}
    </>
  );
}
