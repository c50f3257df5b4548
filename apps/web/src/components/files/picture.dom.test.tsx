import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';

const image = {
  fileId: 'tank',
  width: 1067,
  height: 800,
  url: '/files/tank/full.png',
  sources: [],
  alt: { en: 'A tank', es: null },
};

/** How a picture is loaded: when, and before what. */
function loading(props: Omit<PictureProps, 'image' | 'sizes'>) {
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Picture image={image} sizes="88vw" {...props} />
    </I18nProvider>,
  );
  const shown = screen.getByAltText('A tank');
  const how = [shown.getAttribute('loading'), shown.getAttribute('fetchpriority')];
  unmount();
  return how;
}

test('only the largest picture of the first screen goes before all others', () => {
  expect(loading({ isFirst: true })).toEqual(['eager', 'high']);
  expect(loading({ isEarly: true })).toEqual(['eager', null]);
  expect(loading({})).toEqual(['lazy', null]);
});
