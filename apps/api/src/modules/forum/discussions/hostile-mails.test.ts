import { notificationsMail } from '@wiki/emails';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { naughtyTexts } from '../../../testing/samples/hostile-texts.ts';

/** The names and attributes of the elements that a reader of mails would make of a text. */
const elementsOf = (html: string): string[] => {
  const elements: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) =>
      void elements.push([name, ...Object.keys(attributes)].join(' ')),
  });
  parser.end(html);
  return elements;
};

/** A mail that says a text wherever a notification may. */
const mailOf = (text: string): string =>
  notificationsMail({
    kind: 'now',
    items: [{ title: text, text, url: '/wiki-forum' }],
    more: 0,
    unsubscribeUrl: 'https://wiki.example.com/unsubscribe',
    isAdministrator: false,
    baseUrl: 'https://wiki.example.com',
    language: 'en',
    name: text,
  }).html;

test('hostile texts of a mail are words', () => {
  const usual = elementsOf(mailOf('Plain words'));
  for (const text of naughtyTexts) {
    expect({ text, elements: elementsOf(mailOf(text)) }).toEqual({ text, elements: usual });
  }
});
