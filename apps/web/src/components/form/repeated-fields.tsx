import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './repeated-fields.module.css';

export interface RepeatedFieldsProps {
  /** Identities of the groups, in their order. */
  ids: readonly string[];
  max: number;
  title: (number: number) => string;
  /** Names the button that takes a group away; by its title without. */
  removeLabel?: (number: number) => string;
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
  removeLabel,
  addLabel,
  onAdd,
  onRemove,
  children,
}: RepeatedFieldsProps) {
  const { t } = useLingui();
  const nameOfRemoving = removeLabel ?? ((number: number) => t`Remove: ${title(number)}`);
  return (
    <div className={classes.groups}>
      <ol className={classes.list}>
        {ids.map((id, index) => (
          <li key={id} className={classes.item}>
            <div className={classes.head}>
              <h3>{title(index + 1)}</h3>
              <IconButton label={nameOfRemoving(index + 1)} onClick={() => onRemove(index)}>
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
    </div>
  );
}
