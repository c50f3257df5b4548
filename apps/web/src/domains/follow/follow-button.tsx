import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconBellCheck, IconBellOff, IconCheck } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link, useLocation } from 'react-router-dom';
import { Dropdown } from '../../components/overlays/dropdown.tsx';
import dropdown from '../../components/overlays/dropdown.module.css';
import { useFollowStateQuery, useSetFollowMutation } from '../../gql/follow.ts';
import type { FollowKind, FollowLevel } from '../../gql/schema-types.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import classes from './follow-button.module.css';

export interface FollowButtonProps {
  kind: FollowKind;
  /** The id of the person or business, else the tag or the category. */
  targetId: string;
  /** Its name, for those who hear it. */
  name: string;
}

/** Follows a person, a business, a tag or a category, with the number of those who do. */
export function FollowButton({ kind, targetId, name }: FollowButtonProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { data } = useFollowStateQuery({
    variables: { kind, targetId },
    fetchPolicy: 'cache-and-network',
  });
  const [setFollow, { loading }] = useSetFollowMutation();
  const state = data?.followState;
  if (!state || (kind === 'USER' && viewer?.id === targetId)) return null;
  const { level, followerCount } = state;
  const count = plural(followerCount, { one: '# follower', other: '# followers' });
  if (!viewer) {
    return (
      <span className={classes.follow}>
        <Button
          component={Link}
          to={paths.login({ next: pathname + search })}
          variant="default"
          leftSection={<IconBell size={18} stroke={1.75} aria-hidden />}
        >
          <Trans>Follow</Trans>
        </Button>
        {followerCount > 0 && <small>{count}</small>}
      </span>
    );
  }
  const set = (next: FollowLevel) =>
    setFollow({ variables: { input: { kind, targetId, level: next } } })
      .then(({ data: answer }) => answer?.setFollow.userErrors[0] ?? null)
      .catch(() => ({ code: 'FAILED' }))
      .then((failure) => {
        if (!failure) return;
        // What is not there to be followed, as by a block, is not there in a moment either.
        const said =
          failure.code === 'NOT_FOUND'
            ? t`${name} can’t be followed right now.`
            : t`That didn’t work. Try again in a moment.`;
        showToast(said, { tone: 'failed' });
      });
  const Sign = level === 'WATCHING' ? IconBellCheck : level === 'MUTED' ? IconBellOff : IconBell;
  const words = { WATCHING: t`Following`, NORMAL: t`Follow`, MUTED: t`Muted` };
  const choices = [
    { level: 'WATCHING', label: t`Follow: tell me what’s new` },
    { level: 'NORMAL', label: t`Don’t follow` },
    { level: 'MUTED', label: t`Mute: don’t notify me` },
  ] as const;
  return (
    <span className={classes.follow}>
      {level === 'NORMAL' ? (
        <Button
          variant="default"
          loading={loading}
          aria-label={t`Follow ${name}`}
          leftSection={<Sign size={18} stroke={1.75} aria-hidden />}
          onClick={() => void set('WATCHING')}
        >
          {words[level]}
        </Button>
      ) : (
        <Dropdown
          label={t`${words[level]}: ${name}`}
          align="start"
          closesOnChoice
          className={classes.chosen}
          trigger={
            <>
              <Sign size={18} stroke={1.75} aria-hidden />
              {words[level]}
            </>
          }
        >
          {choices.map((choice) => (
            <button
              key={choice.level}
              type="button"
              className={dropdown.item}
              aria-pressed={choice.level === level}
              onClick={() => void set(choice.level)}
            >
              {choice.label}
              {choice.level === level && <IconCheck size={18} stroke={2} aria-hidden />}
            </button>
          ))}
        </Dropdown>
      )}
      {followerCount > 0 && <small>{count}</small>}
    </span>
  );
}
