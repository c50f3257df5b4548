import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import classes from './admin-layout.module.css';

/** What the keys do, wherever one is. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const groups = [
    {
      title: t`Everywhere`,
      keys: [
        ['Ctrl K', t`find anything`],
        ['/', t`search of this list`],
        ['?', t`these keys`],
        ['Esc', t`close, or clear the selection`],
      ],
    },
    {
      title: t`In lists`,
      keys: [
        ['J K', t`down, up`],
        ['↵', t`open`],
        ['X', t`select; with Shift, a range`],
        ['.', t`menu of the row`],
        ['M', t`take it, or hand it back`],
      ],
    },
    {
      title: t`In a review`,
      keys: [
        ['J K', t`next, previous`],
        ['A', t`accept: approve, keep`],
        ['C', t`request changes`],
        ['R', t`reject or remove`],
        ['P', t`send a reminder`],
        ['N', t`write a note`],
      ],
    },
    {
      title: t`In moderation`,
      keys: [
        ['E', t`ask for an edit, or refuse`],
        ['1 … 6', t`choose the reason; Ctrl ↵ confirms`],
        ['S', t`suspend the author`],
        ['C', t`take over from a colleague`],
        ['Z', t`undo the last decision`],
      ],
    },
  ] as const;
  return (
    <Dialog title={t`Keys`} size="wide" onClose={onClose}>
      <div className={classes.keyGroups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className={classes.keys}>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
