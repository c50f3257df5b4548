import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { RequestedChanges } from './requested-changes.tsx';

test('what was changed since is told apart from what was not', async () => {
  const requestedChanges = [
    { __typename: 'FieldComment', field: 'address', comment: 'Add the floor.' },
    { __typename: 'FieldComment', field: 'taxDocumentIds', comment: 'That of this year.' },
  ] as const;
  const application = {
    requestedChanges: [...requestedChanges],
    unchangedFields: ['taxDocumentIds'],
  };
  renderPart(<RequestedChanges application={application} />);
  await screen.findByText('Please change this, then submit again');
  const [address, documents] = screen.getAllByRole('listitem');
  expect(address?.textContent).toBe('Address: Add the floor.Changed since');
  expect(documents?.textContent).toBe('Tax documents: That of this year.');
});
