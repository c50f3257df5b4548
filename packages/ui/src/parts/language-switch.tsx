import classes from './language-switch.module.css';

export interface LanguageChoice<Code extends string> {
  /** The language's code, also the short word shown: `en`, `es`. */
  code: Code;
  /** The language's own name: "English", "Español". */
  name: string;
}

export interface LanguageSwitchProps<Code extends string> {
  /** What is chosen here, read aloud: "Idioma". */
  label: string;
  choices: readonly LanguageChoice<Code>[];
  value: Code;
  onChange: (code: Code) => void;
}

/** Chooses between two languages, both in sight. */
export function LanguageSwitch<Code extends string>({
  label,
  choices,
  value,
  onChange,
}: LanguageSwitchProps<Code>) {
  return (
    <fieldset className={classes.switch} aria-label={label}>
      {choices.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === value}
          aria-label={`${code.toUpperCase()}, ${name}`}
          title={name}
          onClick={() => onChange(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
