import { isLanguage } from '@wiki/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../lib/auth/use-viewer.ts';
import { hasChosenLocale } from '../lib/i18n/chosen-locale.ts';
import { activateLocale, chooseLocale, currentLanguage } from '../lib/i18n/i18n.ts';

/**
 * Follows the language where it is set elsewhere: by a link with `?lang=`, and by the account,
 * when this browser has no choice of its own or when the account's changes while it is open.
 */
export function useLanguageFollow(): void {
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search).get('lang');
    if (isLanguage(asked) && asked !== currentLanguage()) void chooseLocale(asked);
  }, [search]);

  const viewer = useViewer();
  const ofAccount = viewer?.language ?? null;
  const known = useRef<string | null>(null);
  useEffect(() => {
    const hasChanged = known.current !== null && ofAccount !== known.current;
    known.current = ofAccount;
    if (!ofAccount || ofAccount === currentLanguage()) return;
    if (hasChanged) void chooseLocale(ofAccount);
    else if (!hasChosenLocale()) void activateLocale(ofAccount);
  }, [ofAccount]);
}
