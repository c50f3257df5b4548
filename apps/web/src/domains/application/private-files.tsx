import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { FileFieldsFragment } from '../../gql/components.ts';
import { useOpenFile } from '../../components/files/use-open-file.ts';
import { useShownFile } from '../../components/files/use-shown-file.ts';
import classes from './application-facts.module.css';

interface FileListProps {
  files: readonly FileFieldsFragment[];
  /** What stands for a file on its button. */
  children: (file: FileFieldsFragment) => ReactNode;
  isOfPictures?: boolean;
}

/** Each opens in a new tab through a link that soon expires. */
function FileList({ files, children, isOfPictures = false }: FileListProps) {
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
      <ul className={isOfPictures ? classes.pictures : classes.files}>
        {files.map((file) => {
          const { id, name } = file;
          return (
            <li key={id}>
              <button type="button" aria-label={t`Open ${name}`} onClick={() => open(id)}>
                {children(file)}
              </button>
            </li>
          );
        })}
      </ul>
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
    </>
  );
}

/** Private files by their names. */
export function PrivateFiles({ files }: { files: readonly FileFieldsFragment[] }) {
  return (
    <FileList files={files}>
      {({ name }) => (
        <>
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {name}
        </>
      )}
    </FileList>
  );
}

/** Private files that are pictures: shown as such, and by their names where one cannot be. */
export function PrivatePictures({ files }: { files: readonly FileFieldsFragment[] }) {
  return (
    <FileList files={files} isOfPictures>
      {(file) => <Picture file={file} />}
    </FileList>
  );
}

function Picture({ file }: { file: FileFieldsFragment }) {
  const shown = useShownFile(file);
  // Its button says the name.
  return shown.is === 'there' ? <img src={shown.url} alt="" /> : file.name;
}
