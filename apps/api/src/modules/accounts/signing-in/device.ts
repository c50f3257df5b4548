import type { Language } from '@wiki/domain';
import Bowser from 'bowser';

const unknown: Record<Language, string> = {
  en: 'Unknown device',
  es: 'Dispositivo desconocido',
};

/** A device as its browser names itself, such as `Chrome on Android`; `Unknown device` when it does not. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return unknown.en;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512));
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || unknown.en;
}

/** A device's stored name in the reader's language, such as `Chrome en Android`. */
export function deviceNameIn(device: string, language: Language): string {
  if (language === 'en') return device;
  return device === unknown.en ? unknown.es : device.replace(' on ', ' en ');
}
