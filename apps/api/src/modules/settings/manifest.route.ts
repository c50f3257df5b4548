import { isLanguage, pathTo } from '@wiki/domain';
import type { Express } from 'express';
import { site } from '../../platform/site/site.ts';

const words = {
  en: { inbox: 'Inbox', notifications: 'Notifications' },
  es: { inbox: 'Bandeja de entrada', notifications: 'Notificaciones' },
} as const;

const icon = (size: number, purpose: string) => ({
  src: `/app-icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `GET /manifest.webmanifest`: how the application is called and looks where somebody installs it. */
export function serveManifest(app: Express): void {
  app.get('/manifest.webmanifest', (request, response) => {
    const { name, defaultLanguage } = site();
    const asked = request.acceptsLanguages('en', 'es');
    const language = isLanguage(asked) ? asked : defaultLanguage;
    response
      .type('application/manifest+json')
      .set('Cache-Control', 'no-cache')
      .set('Vary', 'Accept-Language')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          lang: language,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#faf8f4',
          theme_color: '#0b5d47',
          icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
          shortcuts: [
            { name: words[language].inbox, url: pathTo('inbox') },
            { name: words[language].notifications, url: pathTo('notifications') },
          ],
        }),
      );
  });
}
