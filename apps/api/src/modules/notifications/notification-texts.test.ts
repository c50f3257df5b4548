import { languages, matchClientPath } from '@wiki/domain';
import { describe, expect, it } from 'vitest';
import { notificationText, notificationTypes } from './notification-texts.ts';

describe.each(notificationTypes)('the notification %s', (type) => {
  it('says something of its own in each language and leads to a path of the client', () => {
    const [english, spanish] = languages.map((language) =>
      notificationText({ type, params: {} }, language),
    );
    for (const words of [english, spanish]) {
      expect(words?.title).toMatch(/^\S.{4,80}$/);
      expect(words?.text).toMatch(/^\S.{4,300}\.$/);
      expect(matchClientPath(words?.url.split('?')[0] ?? '')).not.toBeNull();
      expect(`${words?.title}${words?.text}`).not.toMatch(/undefined|!|¡/);
    }
    expect(english?.title).not.toBe(spanish?.title);
    expect(english?.text).not.toBe(spanish?.text);
    expect(english?.url).toBe(spanish?.url);
  });
});
