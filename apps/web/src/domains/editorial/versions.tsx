import { Trans, useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { type Language, languages, plainTextOf } from '@wiki/domain';
import { Button, SelectField } from '@wiki/ui';
import { Suspense, useState } from 'react';
import { Dialog, DialogActions } from '../../components/overlays/dialog.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import classes from './editorial.module.css';
import type { Bodies } from './written-in.ts';

const TextDifference = lazyPart(
  () => import('../../components/conflict/text-difference.tsx'),
  'TextDifference',
);

type LocalizedValue = { readonly [Each in Language]?: string | null };

/** What two states of a text are compared by. */
export interface ComparedText {
  title: LocalizedValue;
  summary?: LocalizedValue;
  body: Bodies;
}

/** A version that was published. */
export interface ShownVersion {
  number: number;
  date: string;
  author: string | null;
  text: ComparedText;
}

export interface VersionsProps {
  versions: readonly ShownVersion[];
  /** What is being written. */
  draft: ComparedText;
  /** Puts a version into the draft; left out where nobody may. */
  onRestore?: (number: number) => Promise<void>;
}

/** A text as it is compared: its title, its summary and its lines. */
const plain = ({ title, summary, body }: ComparedText, language: Language): string =>
  [title[language], summary?.[language], body[language] ? plainTextOf(body[language]) : '']
    .filter(Boolean)
    .join('\n\n');

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** What was published before, each compared with what is being written now or with the one before it. */
export function Versions({ versions, draft, onRestore }: VersionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const [against, setAgainst] = useState<'draft' | 'before'>('draft');
  const [isBusy, setBusy] = useState(false);
  if (versions.length === 0) {
    return (
      <p className={classes.same}>
        <Trans>Each publication is kept as a version. There are none yet.</Trans>
      </p>
    );
  }
  const shown = versions.find(({ number }) => number === open);
  const previous = versions.find(({ number }) => number === (open ?? 0) - 1);
  const restore = async (number: number) => {
    setBusy(true);
    await onRestore?.(number);
    setBusy(false);
    setOpen(null);
  };
  return (
    <div className={classes.versions}>
      <ol reversed>
        {versions.map(({ number, date, author }) => (
          <li key={number}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(number)}>
              <IconHistory size={18} stroke={1.75} aria-hidden />
              <span>
                <strong>
                  <Trans>Version {number}</Trans>
                </strong>
                <span className={classes.when}>
                  {format.dateTime(date)}
                  {author && ` · ${author}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {shown && (
        <Dialog
          title={<Trans>Version {shown.number}</Trans>}
          size="wide"
          onClose={() => setOpen(null)}
        >
          <div className={classes.compared}>
            <SelectField
              label={t`Compare`}
              value={against}
              options={[
                { value: 'draft', label: t`From this version to the current text` },
                ...(previous
                  ? [{ value: 'before', label: t`From the previous version to this one` }]
                  : []),
              ]}
              onChange={({ currentTarget }) =>
                setAgainst(currentTarget.value === 'before' ? 'before' : 'draft')
              }
            />
            {languages.map((language) => {
              const [before, after] =
                against === 'before' && previous
                  ? [previous.text, shown.text]
                  : [shown.text, draft];
              return (
                <section key={language}>
                  <h3 lang={language}>{names[language]}</h3>
                  <Suspense fallback={<div className={classes.waiting} />}>
                    <TextDifference
                      before={plain(before, language)}
                      after={plain(after, language)}
                      lang={language}
                    />
                  </Suspense>
                </section>
              );
            })}
          </div>
          {onRestore && (
            <DialogActions>
              <Button loading={isBusy} onClick={() => void restore(shown.number)}>
                <Trans>Continue from this version</Trans>
              </Button>
            </DialogActions>
          )}
        </Dialog>
      )}
    </div>
  );
}
