import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { InlineAlert } from '@wiki/ui';
import type { FileFieldsFragment } from '../../gql/components.ts';
import { useOpenFile } from '../../components/files/use-open-file.ts';
import classes from './application-facts.module.css';

/** Private files by their names; each opens in a new tab through a link that soon expires. */
export function PrivateFiles({ files }: { files: readonly FileFieldsFragment[] }) {
  const { t } = useLingui();
  const { open, problem } = useOpenFile();
  if (files.length === 0) {
    return (
      <span className={classes.empty}>
        <Trans>Not given</Trans>
      </span>
    );
  }
  return (
    <>
      <ul className={classes.files}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-label={t`Open ${name}`} onClick={() => open(id)}>
              <IconExternalLink size={18} stroke={1.75} aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
    </>
  );
}
