import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableDifference, type Stretch } from './readable-difference.ts';

/** As it is read: [what went] and {what came}. */
const written = (before: string, after: string): string =>
  readableDifference(before, after)
    .map(({ kind, text }) =>
      kind === 'removed' ? `[${text}]` : kind === 'added' ? `{${text}}` : text,
    )
    .join('');

test('words that follow each other change as one', () => {
  expect(written('We asked Café Alto del Roble today', 'We asked three shops of Cali today')).toBe(
    'We asked [Café Alto del Roble]{three shops of Cali} today',
  );
  expect(written('It costs 900.123 pesos', 'It costs 1.200 pesos')).toBe(
    'It costs [900.123]{1.200} pesos',
  );
});

test('a word that stayed and the end of a line keep changes apart', () => {
  expect(written('Ten bags of coffee', 'Two bags of cocoa')).toBe(
    '[Ten]{Two} bags of [coffee]{cocoa}',
  );
  expect(written('Title\nText', 'Heading\nWords')).toBe('[Title]{Heading}\n[Text]{Words}');
  expect(written('We sell coffee', 'We sell good coffee')).toBe('We sell {good }coffee');
});

test('both texts stand in it whole', () => {
  const side = (stretches: Stretch[], without: Stretch['kind']) =>
    stretches.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
  const word = fc.constantFrom('café', 'Alto', 'de', '900', '.', ' ', '  ', '\n', ', ');
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const stretches = readableDifference(before, after);
      expect(side(stretches, 'added')).toBe(before);
      expect(side(stretches, 'removed')).toBe(after);
    }),
  );
});
