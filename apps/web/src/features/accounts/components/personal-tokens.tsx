import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  type PersonalTokenFieldsFragment,
  RevokePersonalTokenDocument,
  usePersonalTokensQuery,
} from '../../../gql/accounts.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { NewPersonalToken } from './new-personal-token.tsx';
import classes from './session-list.module.css';

/** The tokens with which programs act for the person, and the ways to make and to end one. */
export function PersonalTokens() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = usePersonalTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<PersonalTokenFieldsFragment | null>(null);
  const revoke = useAct(RevokePersonalTokenDocument);
  const end = async (tokenId: string) => {
    const refused = await revoke({ tokenId });
    if (refused.length === 0) {
      await refetch();
      showToast(t`The token was deleted.`);
    }
    return refused;
  };
  if (error && !data) {
    return (
      <ErrorState
        title={t`We couldn’t load your tokens`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label={t`Loading your tokens`} count={1} />;
  return (
    <>
      {data.personalTokens.length > 0 && (
        <ul className={classes.list}>
          {data.personalTokens.map((token) => (
            <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
          ))}
        </ul>
      )}
      <div className={data.personalTokens.length > 0 ? classes.all : undefined}>
        <Button variant="default" onClick={() => setMaking(true)}>
          <Trans>Create a token</Trans>
        </Button>
      </div>
      {isMaking && <NewPersonalToken onClose={() => setMaking(false)} />}
      {ending && (
        <ConfirmDialog
          title={t`Delete the token “${ending.name}”?`}
          confirmLabel={<Trans>Delete the token</Trans>}
          isDangerous
          onClose={() => setEnding(null)}
          onConfirm={() => end(ending.id)}
        >
          <Trans>Programs that use it will be refused from now on.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

function TokenRow({ token, onEnd }: { token: PersonalTokenFieldsFragment; onEnd: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, scopes, ending, dateExpires, dateLastUsed } = token;
  const may = scopes.includes('ADMINISTER')
    ? t`reads, changes and administers`
    : scopes.includes('WRITE')
      ? t`reads and changes`
      : t`reads only`;
  return (
    <li className={classes.session}>
      <IconKey className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.device}>{name}</p>
        <p className={classes.times}>
          …{ending} · {may} · <Trans>works until {format.date(dateExpires)}</Trans> ·{' '}
          {dateLastUsed ? (
            <Trans>
              last used <TimeAgo value={dateLastUsed} />
            </Trans>
          ) : (
            <Trans>never used</Trans>
          )}
        </p>
      </div>
      <Button variant="default" size="sm" onClick={onEnd} aria-label={t`Delete the token ${name}`}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}
