import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, SectionHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ConnectionView } from '../../components/lists/connection-view.tsx';
import { MyFollowsDocument, SetFollowDocument } from '../../gql/follow.ts';
import type { FollowKind } from '../../gql/schema-types.ts';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { useAct } from '../../lib/forms/use-act.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import classes from './follow-button.module.css';

/** What the reader follows: for their eyes alone. */
export function FollowingList() {
  const { t } = useLingui();
  const localized = useLocalized();
  const setFollow = useAct(SetFollowDocument);
  const list = useConnection(MyFollowsDocument, {
    variables: { first: 20 },
    of: ({ myFollows }) => myFollows,
  });
  const kinds: Record<FollowKind, string> = {
    USER: t`Person`,
    BUSINESS: t`Business`,
    TAG: t`Tag`,
    CATEGORY: t`Category`,
    NEWS: t`News`,
  };
  const change = async (kind: FollowKind, targetId: string, level: 'NORMAL' | 'WATCHING') => {
    const refusals = await setFollow({ kind, targetId, level }).catch(() => null);
    await list.reload();
    if (refusals?.length !== 0) {
      showToast(t`That didn’t work. Try again in a moment.`, { tone: 'failed' });
    } else if (level === 'NORMAL') {
      showToast(t`You’re no longer following it`, {
        undo: () => void change(kind, targetId, 'WATCHING'),
      });
    }
  };
  return (
    <section>
      <SectionHeader title={<Trans>What you follow</Trans>} />
      <ConnectionView
        list={list}
        empty={
          <p className={classes.none}>
            <Trans>
              You’re not following anyone yet. Follow a business, a person or a topic to hear what’s
              new.
            </Trans>
          </p>
        }
        more={<Trans>Show more</Trans>}
      >
        {(rows) => (
          <Card padding="none">
            <ul className={classes.list}>
              {rows.map(({ id, kind, targetId, name, url }) => (
                <li key={id}>
                  <span>
                    {name && url ? <Link to={url}>{localized(name)}</Link> : t`No longer there`}
                    <small>{kinds[kind]}</small>
                  </span>
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={t`Stop following ${localized(name)}`}
                    onClick={() => void change(kind, targetId, 'NORMAL')}
                  >
                    <Trans>Stop following</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ConnectionView>
    </section>
  );
}
