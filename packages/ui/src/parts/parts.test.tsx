import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mark } from '../art/mark.tsx';
import { WeaveArt } from '../art/weave-art.tsx';
import { Wordmark } from '../art/wordmark.tsx';
import { Avatar } from './cards/avatar.tsx';
import { initialsOf } from './cards/face.ts';
import { BrandPanel } from './cards/brand-panel.tsx';
import { CountBadge } from './cards/count-badge.tsx';
import { EmptyState } from './states/empty-state.tsx';
import { ErrorState } from './states/error-state.tsx';
import { FullPageSpinner } from './states/full-page-spinner.tsx';
import { IconButton } from './icon-button.tsx';
import { InlineAlert } from './states/inline-alert.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MediaCard } from './cards/media-card.tsx';
import { OfflineBanner } from './states/offline-banner.tsx';
import { PageHeader } from './page-header.tsx';
import { PriceTag } from './cards/price-tag.tsx';
import { RatingStars } from './cards/rating-stars.tsx';
import { RelativeTime } from './relative-time.tsx';
import { SearchBox } from './search-box.tsx';
import { CardSkeleton, ListSkeleton } from './states/skeletons.tsx';
import { SkipLink } from './skip-link.tsx';

const html = (part: ReactElement): string => renderToStaticMarkup(part);
const nothing = () => undefined;

test('initials come from a given name and the first surname', () => {
  expect(initialsOf('María José Rojas')).toBe('MR');
  expect(initialsOf('Laura Restrepo Gil')).toBe('LR');
  expect(initialsOf('Camilo de la Hoz Barrios')).toBe('CH');
  expect(initialsOf('María José Saldaña Ríos')).toBe('MS');
  expect(initialsOf('Jorge Iván Salazar')).toBe('JS');
  expect(initialsOf('  ñandú ')).toBe('Ñ');
  expect(initialsOf('')).toBe('');
});

test('an avatar shows a picture, initials or a weave, and a name when it stands alone', () => {
  expect(html(<Avatar name="Ana Gil" seed="1" src="/a.webp" />)).toContain(
    '<img src="/a.webp" alt=""',
  );
  const standing = html(<Avatar name="Ana Gil" seed="1" labeled />);
  expect(standing).toMatch(/role="img" aria-label="Ana Gil" data-initials="AG"/);
  // Initials that were text would be words of the button around them.
  expect(standing).not.toContain('>AG');
  expect(html(<Avatar name="Finca" seed="2" kind="business" />)).toMatch(
    /aria-hidden="true".*<svg/,
  );
});

test('a face without a picture has the color of its id, whatever the name is', () => {
  const colorOf = (part: ReactElement) => /background:[^;"]+/.exec(html(part))?.[0];
  const ana = colorOf(<Avatar name="Ana Gil" seed="7" />);
  expect(ana).toBeDefined();
  expect(colorOf(<Avatar name="Ana Gil Roa" seed="7" size={96} />)).toBe(ana);
  const others = ['1', '2', '3', '4'].map((seed) => colorOf(<Avatar name="Ana Gil" seed={seed} />));
  expect(new Set([...others, ana]).size).toBeGreaterThan(1);
});

test('artwork is decoration unless it has a name', () => {
  expect(html(<WeaveArt seed="a" />)).toContain('aria-hidden="true"');
  expect(html(<WeaveArt seed="a" label="Café" />)).toContain('role="img" aria-label="Café"');
  expect(html(<Mark label="Wiki" />)).toContain('aria-label="Wiki"');
  expect(html(<Wordmark name="Wiki empresarios" compact />)).toContain('Wiki empresarios');
});

test('a badge appears from one on and stops counting at its maximum', () => {
  expect(html(<CountBadge count={0} />)).toBe('');
  expect(html(<CountBadge count={7} />)).toContain('>7<');
  expect(html(<CountBadge count={100} />)).toContain('>99+<');
});

test('an icon button has a name that counts, and does not send forms', () => {
  const part = html(
    <IconButton label="Notifications, 3 new" count={3}>
      <svg />
    </IconButton>,
  );
  expect(part).toContain('type="button"');
  expect(part).toContain('aria-label="Notifications, 3 new"');
});

test('the language switch says which language is chosen, each in its own words', () => {
  const choices = [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ] as const;
  const part = html(
    <LanguageSwitch label="Idioma" choices={choices} value="es" onChange={nothing} />,
  );
  expect(part).toMatch(/lang="es" aria-pressed="true" aria-label="ES, Español"/);
  expect(part).toMatch(/lang="en" aria-pressed="false"/);
});

test('a card is one article with one link and headings that fit the page', () => {
  const part = html(
    <MediaCard
      media={<i />}
      kicker="Product"
      title={<a href="/p">Coffee</a>}
      price={<PriceTag amount="$ 12.50" unit="USD" />}
      headingLevel={2}
    />,
  );
  expect(part).toMatch(/^<article.*<h2[^>]*><a href="\/p">Coffee<\/a><\/h2>/);
  expect(part.match(/<a /g)).toHaveLength(1);
});

test('headings follow the place of a part', () => {
  expect(html(<BrandPanel title="T" />)).toContain('<h1');
  expect(html(<BrandPanel title="T" size="note" />)).toContain('<h2');
  expect(html(<PageHeader title="Profile" />)).toMatch(/<h1 tabindex="-1">Profile<\/h1>/);
});

test('a rating is read as a sentence', () => {
  const part = html(<RatingStars value={4.9} text="4.9" label="4.9 of 5" />);
  expect(part).toContain('4.9 of 5');
  expect(part).toContain('width:4.9em');
});

test('a moment keeps its whole date', () => {
  const part = html(<RelativeTime dateTime="2026-01-02T03:04:05Z" text="2 h" title="2 January" />);
  expect(part).toBe('<time dateTime="2026-01-02T03:04:05Z" title="2 January">2 h</time>');
});

test('waiting is said once, however many pieces are shown', () => {
  expect(html(<CardSkeleton label="Loading" count={4} />).match(/Loading/g)).toHaveLength(1);
  expect(html(<ListSkeleton label="Loading" count={4} />).match(/Loading/g)).toHaveLength(1);
  expect(html(<FullPageSpinner label="One moment" />)).toMatch(/^<output.*One moment/);
});

test('errors interrupt, other news waits', () => {
  expect(html(<InlineAlert tone="error">No</InlineAlert>)).toContain('role="alert"');
  expect(html(<InlineAlert tone="success">Yes</InlineAlert>)).toContain('role="status"');
});

test('the offline region stays while its words come and go', () => {
  expect(html(<OfflineBanner offline message="Offline" />)).toContain('Offline');
  expect(html(<OfflineBanner offline={false} message="Offline" />)).toMatch(/^<output[^>]*><\/out/);
});

test('empty and failed lists name the next step', () => {
  const empty = html(<EmptyState seed="a" title="Nothing yet" action={<a href="/">Explore</a>} />);
  expect(empty).toMatch(/<h2[^>]*>Nothing yet<\/h2>.*Explore/);
  const failed = html(<ErrorState title="Not loaded" retryLabel="Try again" onRetry={nothing} />);
  expect(failed).toMatch(/role="alert".*Not loaded.*Try again/);
  expect(failed).not.toContain('<style');
});

test('search and skipping are landmarks for the keyboard', () => {
  const search = html(<SearchBox label="Search" onSearch={nothing} placeholder="Products" />);
  expect(search).toMatch(/^<search.*aria-label="Search" aria-keyshortcuts="\/"/);
  expect(html(<SkipLink target="main" label="Skip" />)).toContain('href="#main"');
});
