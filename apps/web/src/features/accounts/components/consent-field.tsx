import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CheckboxField, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { useConsentVersionsQuery } from '../../../gql/accounts.ts';
import type { ConsentInput, DocumentKind } from '../../../gql/schema-types.ts';
import { DocumentDialog } from './document-dialog.tsx';
import classes from './form.module.css';

export interface ConsentFieldProps {
  name: string;
  /** The versions consented to; 0 while there is no consent. */
  value: ConsentInput;
  onChange: (consent: ConsentInput) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** Consent to the terms and the privacy policy, in the versions that can be read from here. */
export function ConsentField({ name, value, onChange, onBlur, error }: ConsentFieldProps) {
  const { t } = useLingui();
  const [reading, setReading] = useState<DocumentKind | null>(null);
  const {
    data,
    error: failure,
    refetch,
  } = useConsentVersionsQuery({
    // An old version is refused: ask again whenever the form is opened or the consent was refused.
    fetchPolicy: 'cache-and-network',
  });
  const versions: ConsentInput = {
    termsVersion: data?.terms?.version ?? 0,
    privacyVersion: data?.privacy?.version ?? 0,
  };
  const isKnown = versions.termsVersion > 0 && versions.privacyVersion > 0;
  const isCurrent =
    isKnown &&
    value.termsVersion === versions.termsVersion &&
    value.privacyVersion === versions.privacyVersion;

  if (!isKnown && failure) {
    return (
      <InlineAlert
        tone="error"
        action={<Button variant="default" onClick={() => void refetch()}>{t`Try again`}</Button>}
      >
        <Trans>We couldn’t load the terms of use and the privacy policy.</Trans>
      </InlineAlert>
    );
  }
  return (
    <div>
      <CheckboxField
        name={name}
        label={<Trans>I accept the terms of use and the privacy policy</Trans>}
        checked={isCurrent}
        disabled={!isKnown}
        error={error}
        onBlur={onBlur}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? versions : { termsVersion: 0, privacyVersion: 0 })
        }
      />
      <div className={classes.texts}>
        <button type="button" className={classes.textLink} onClick={() => setReading('TERMS')}>
          <Trans>Read the terms of use</Trans>
        </button>
        <button type="button" className={classes.textLink} onClick={() => setReading('PRIVACY')}>
          <Trans>Read the privacy policy</Trans>
        </button>
      </div>
      {reading && isKnown && (
        <DocumentDialog
          kind={reading}
          version={reading === 'TERMS' ? versions.termsVersion : versions.privacyVersion}
          onClose={() => setReading(null)}
        />
      )}
    </div>
  );
}
