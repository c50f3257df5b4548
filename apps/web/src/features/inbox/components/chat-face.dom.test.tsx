import { expect, test } from 'vitest';
import type { ChatFaceFragment } from '../../../gql/chat-parts.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ChatFace } from './chat-face.tsx';

const people = [
  { id: 'ana', displayName: 'Ana Rojas', photoUrl: null },
  { id: 'luis', displayName: 'Luis Mora', photoUrl: null },
];
const show = (count: number) =>
  renderPart(
    <ChatFace
      chat={
        {
          id: 'group',
          isGroup: true,
          name: 'Feria de Pasto',
          otherMembers: people.slice(0, count),
        } as unknown as ChatFaceFragment
      }
      size={50}
    />,
  );
const widthOf = (initials: string) =>
  document.querySelector<HTMLElement>(`[data-initials="${initials}"]`)?.style.width;

test('a group has the faces of two, the face of the one who is left, and of nobody its own', () => {
  const two = show(2);
  expect(widthOf('AR')).toBe('31px');
  two.unmount();
  const one = show(1);
  expect(widthOf('AR')).toBe('50px');
  one.unmount();
  show(0);
  expect(widthOf('FP')).toBe('50px');
});
