import { useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useState } from 'react';
import { ListDialog } from '../admin-list/actions/list-dialog.tsx';
import { useListActions } from '../admin-list/actions/use-list-actions.ts';
import type { ListAction } from '../admin-list/list-types.ts';
import { type MenuPlace, RowMenu } from '../admin-list/table/row-menu.tsx';

export interface RecordMenuProps<Row> {
  /** What tells it from the others. */
  name: string;
  row: Row;
  actions: readonly ListAction<Row>[];
  reload: () => Promise<void>;
}

/** What can be done with one thing in a line among others, behind three dots. */
export function RecordMenu<Row extends { id: string }>({
  name,
  row,
  actions,
  reload,
}: RecordMenuProps<Row>) {
  const { t } = useLingui();
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const doing = useListActions({ actions, rows: [row], reload });
  const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
  return (
    <>
      {offered.length > 0 && (
        <IconButton
          label={t`Actions for ${name}`}
          aria-haspopup="menu"
          aria-expanded={place !== null}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            setPlace({ x: left, y: bottom });
          }}
        >
          <IconDots size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {place && (
        <RowMenu
          name={name}
          href={null}
          actions={offered}
          place={place}
          onAct={(action) => void doing.act(action, [row])}
          onClose={() => setPlace(null)}
        />
      )}
      {doing.open && (
        <ListDialog
          {...doing.open}
          onMissed={() => undefined}
          onActed={(done) => doing.open && doing.acted(doing.open.action, done)}
          onClose={doing.close}
        />
      )}
    </>
  );
}
