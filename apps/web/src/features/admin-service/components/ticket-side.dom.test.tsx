import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminTicketFragment } from '../../../gql/admin-service.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { TermCard } from './ticket-side.tsx';

test('the last day of a term is the day in Colombia, wherever it is read', () => {
  const term = {
    workingDaysLeft: 15,
    isExtended: false,
    dateAnswered: null,
    // The end of the 21st in Bogotá, the 22nd in most of the world.
    dateDue: '2026-12-22T04:59:59.999Z',
  };
  renderPart(<TermCard ticket={{ id: '1', term } as AdminTicketFragment} />);
  expect(screen.getByText(/The last day to answer/).textContent).toContain('December 21, 2026');
});
