import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './partner-form.module.css';

export interface RepeatedFieldsProps {
  /** Identities of the groups, in their order. */
  ids: readonly string[];
  max: number;
  title: (number: number) => string;
  addLabel: ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** A group of fields that repeats: each with its number and a way to remove it. */
export function RepeatedFields({
  ids,
  max,
  title,
  addLabel,
  onAdd,
  onRemove,
  children,
}: RepeatedFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <ol className={classes.list}>
        {ids.map((id, index) => (
          <li key={id} className={classes.item}>
            <div className={classes.itemHead}>
              <h3>{title(index + 1)}</h3>
              <IconButton label={t`Remove: ${title(index + 1)}`} onClick={() => onRemove(index)}>
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </div>
            {children(index)}
          </li>
        ))}
      </ol>
      {ids.length < max && (
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}
