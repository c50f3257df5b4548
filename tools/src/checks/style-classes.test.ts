import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleClassProblems } from './style-classes.ts';

test('a class that nothing uses and a name without a class are said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'style-classes-'));
  const source = join(folder, 'apps/web/src');
  const write = (name: string, text: string) => writeFileSync(join(source, name), text);
  try {
    mkdirSync(source, { recursive: true });
    write('card.module.css', '.card { color: red; }\n.card > .old,\n.card:hover { top: 1.5px; }\n');
    write(
      'card.tsx',
      "import classes from './card.module.css';\nexport const card = [classes.card, classes.gone];\n",
    );
    write('look.module.css', '.icon { top: 0; }\n.base { top: 0; }\n.big { composes: base; }\n');
    write(
      'look.tsx',
      "import looks from './look.module.css';\nexport const of = (look: string) => looks[look];\n",
    );
    expect(styleClassProblems(folder)).toEqual([
      'apps/web/src/card.module.css: .old is used nowhere',
      'apps/web/src/card.tsx: classes.gone is not in its style sheet',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
