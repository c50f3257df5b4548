import { useLingui } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useOpenFile } from './use-open-file.ts';
import classes from './files.module.css';

/** Opens a stored file that only some may see; says why when it cannot. */
export function ViewFile({ fileId, name }: { fileId: string; name: string }) {
  const { t } = useLingui();
  const { open, problem } = useOpenFile();
  return (
    <>
      <IconButton label={t`View ${name}`} onClick={() => open(fileId)}>
        <IconExternalLink size={22} stroke={1.75} aria-hidden />
      </IconButton>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
