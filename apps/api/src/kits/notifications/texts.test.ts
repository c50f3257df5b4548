import { languages, matchPage } from '@wiki/domain';
import { describe, expect, it } from 'vitest';
import { allModules } from '../../all-modules.ts';
import { type NotificationType, notificationText, registerNotifications } from './texts.ts';

const declared = allModules.flatMap(({ notifications }) => (notifications ? [notifications] : []));
const types = declared.flatMap((entries) => Object.keys(entries)) as NotificationType[];
registerNotifications(declared);

describe.each(types)('the notification %s', (type) => {
  it('says something of its own in each language and leads to a path of the client', () => {
    const [english, spanish] = languages.map((language) =>
      notificationText({ type, params: {} }, language),
    );
    for (const words of [english, spanish]) {
      expect(words?.title).toMatch(/^\S.{4,80}$/);
      expect(words?.text).toMatch(/^\S.{4,300}\.$/);
      expect(matchPage(words?.url.split('?')[0] ?? '')).not.toBeNull();
      expect(`${words?.title}${words?.text}`).not.toMatch(/undefined|!|¡/);
    }
    expect(english?.title).not.toBe(spanish?.title);
    expect(english?.text).not.toBe(spanish?.text);
    expect(english?.url).toBe(spanish?.url);
  });
});

it('two modules have no notification in common', () => {
  expect(() => registerNotifications([...declared, ...declared.slice(0, 1)])).toThrow('in common');
  registerNotifications(declared);
});
