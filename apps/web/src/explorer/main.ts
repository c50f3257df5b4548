import { wikiVariables } from '@wiki/ui/css-variables';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  OperationTypeNode,
} from 'graphql';
import { showDocs } from './docs.ts';
import { element, part } from './dom.ts';
import { createEditor } from './editor.ts';
import { examples } from './examples.ts';
import './explorer.css';
import { ask, follow, readAsked, type Told } from './run.ts';
import { offerSignIn } from './sign-in.ts';

// The API's explorer at /explorer: a page of its own, in English as the schema is.

const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => {
  const { variables, light, dark: night } = wikiVariables;
  const all = { ...variables, ...(dark.matches ? night : light) };
  for (const [name, value] of Object.entries(all)) {
    document.documentElement.style.setProperty(name, value);
  }
};
dark.addEventListener('change', paint);
paint();

const variables = part('variables', HTMLTextAreaElement);
const result = part('result', HTMLElement);
const status = part('status', HTMLElement);
const button = part('run', HTMLButtonElement);
let stop: (() => void) | null = null;

const written = (value: unknown) => JSON.stringify(value, null, 2);

const tell = ({ result: told, says }: Told) => {
  status.textContent = says;
  result.textContent = written(told);
};

/** The newest event above the others. */
const tellMore = ({ result: told, says }: Told) => {
  status.textContent = says;
  result.textContent = [written(told), result.textContent].filter(Boolean).join('\n\n');
};

const end = () => {
  stop?.();
  stop = null;
  button.textContent = 'Run';
};

const begin = async () => {
  try {
    const asked = readAsked(editor.text(), editor.cursor(), variables.value);
    result.textContent = '';
    if (asked.kind === OperationTypeNode.SUBSCRIPTION) {
      status.textContent = 'Waiting for events…';
      button.textContent = 'Stop';
      stop = follow(asked, tellMore, end);
    } else {
      status.textContent = 'Running…';
      tell(await ask(asked));
    }
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
};

const run = () => {
  if (stop) end();
  else void begin();
};

const address = new URLSearchParams(location.search);
const [first] = examples;
const editor = createEditor(part('editor', HTMLElement), {
  text: address.get('query') ?? first?.query ?? '',
  run,
});
variables.value =
  address.get('variables') ?? (address.has('query') ? '' : written(first?.variables ?? {}));
button.addEventListener('click', run);
variables.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
});

const choice = part('examples', HTMLSelectElement);
choice.append(
  ...examples.map(({ title }, index) => element('option', { value: `${index}` }, title)),
);
choice.addEventListener('change', () => {
  const chosen = examples[Number(choice.value)];
  if (!chosen) return;
  end();
  editor.write(chosen.query);
  variables.value = chosen.variables ? written(chosen.variables) : '';
});

const learn = async () => {
  const { result: told } = await ask({
    query: getIntrospectionQuery({ inputValueDeprecation: true }),
    operationName: 'IntrospectionQuery',
    variables: {},
  });
  const { data } = told as { data?: IntrospectionQuery };
  if (!data) return;
  const schema = buildClientSchema(data);
  editor.know(schema);
  showDocs(schema);
};

offerSignIn();
void learn();
