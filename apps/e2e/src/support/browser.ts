import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** Where Chrome or Chromium usually is, on systems the packaged one does not run on. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/**
 * The browser to run: `CHROME_PATH` if set; on Linux x64 the one that comes with the packages, so
 * that nothing has to be installed; an installed one elsewhere.
 * @throws when there is none.
 */
export async function browserExecutable(): Promise<string> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return chosen;
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath();
  const installed = usualPlaces.find((path) => existsSync(path));
  if (!installed) throw new Error('Install Chrome or Chromium, or set CHROME_PATH to it.');
  return installed;
}
