import { Trans, useLingui } from '@lingui/react/macro';
import { IconMenu2 } from '@tabler/icons-react';
import { Button, IconButton, Wordmark } from '@wiki/ui';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import { useViewerFact } from '../../../lib/auth/use-viewer.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { site } from '../../../lib/site.ts';
import { SiteSearch } from './site-search.tsx';
import classes from './top-bar.module.css';

/** Visitors have none: loaded with the first member. */
const MemberLinks = lazyPart(() => import('./member-links.tsx'), 'MemberLinks');

/** Where to come back to after signing in: here, unless here is itself a way in. */
function useNext(): string | undefined {
  const { pathname, search } = useLocation();
  const isWayIn = [paths.login(), paths.register(), paths.forgotPassword()].includes(pathname);
  return isWayIn || pathname === paths.home() ? undefined : pathname + search;
}

export interface TopBarProps {
  /** Opens the menu of a phone, or hides and shows the sidebar of a desk. */
  onMenu: () => void;
}

/** The bar over every page of the member layout. */
export function TopBar({ onMenu }: TopBarProps) {
  const { t } = useLingui();
  const { name, logoUrl } = site();
  const viewer = useViewerFact((state) => state.viewer);
  const isLikelyMember = useViewerFact((state) => state.isLikelyMember);
  const next = useNext();
  return (
    <header className={classes.bar}>
      <IconButton label={t`Menu`} onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </IconButton>
      <Link to={paths.home()} className={classes.logo} aria-label={t`${name}, home`}>
        <Wordmark name={name} logoUrl={logoUrl} compact />
      </Link>
      <div className={classes.search}>
        <SiteSearch />
      </div>
      <div className={classes.end}>
        <div className={classes.language}>
          <LanguageChoice />
        </div>
        {viewer && (
          <Suspense fallback={<span className={classes.memberLinks} />}>
            <MemberLinks viewer={viewer} />
          </Suspense>
        )}
        {!viewer && !isLikelyMember && (
          <Button component={Link} to={paths.login(next ? { next } : {})}>
            <Trans>Sign in</Trans>
          </Button>
        )}
      </div>
    </header>
  );
}
