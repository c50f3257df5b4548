import { Trans } from '@lingui/react/macro';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from '../files.module.css';

export interface AddFilesProps {
  /** Name of the field, where the error summary leads. */
  name: string;
  /** What it does: "Choose pictures". */
  label: ReactNode;
  /** A second line: what is taken. */
  hint?: ReactNode;
  /** Media types offered by the device's picker. */
  accept?: readonly string[];
  multiple?: boolean;
  isInvalid?: boolean;
  onAdd: (files: readonly File[]) => void;
  onBlur?: () => void;
}

/** A place to choose files or drop them: the device's own control, as large as the place. */
export function AddFiles({
  name,
  label,
  hint,
  accept,
  multiple = false,
  isInvalid = false,
  onAdd,
  onBlur,
}: AddFilesProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList) => {
    const chosen = [...files];
    if (chosen.length > 0) onAdd(multiple ? chosen : chosen.slice(0, 1));
  };
  return (
    <label
      className={classes.add}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
    >
      <input
        type="file"
        name={name}
        className={classes.picker}
        accept={accept?.join(',')}
        multiple={multiple}
        aria-invalid={isInvalid || undefined}
        onBlur={onBlur}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) take(currentTarget.files);
          // The same file may be chosen again after it was taken away.
          currentTarget.value = '';
        }}
      />
      <IconUpload size={22} stroke={1.75} aria-hidden />
      <span>
        <span className={classes.addLabel}>{label}</span>
        {hint && (
          <span className={classes.hint}>
            {hint}{' '}
            <span className={classes.drop}>
              <Trans>You can also drag and drop.</Trans>
            </span>
          </span>
        )}
      </span>
    </label>
  );
}
