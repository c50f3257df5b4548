import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { BusinessPeople } from '../../../domains/business-people/business-people.tsx';
import type { BusinessDetailsFragment } from '../../../gql/admin-businesses.ts';
import { CreateUserDialog } from './create-user-dialog.tsx';
import classes from './panels.module.css';

/** Who works for a business, who was invited to, and adding people. */
export function PeoplePanel({ business }: { business: BusinessDetailsFragment }) {
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  return (
    <div className={classes.stack}>
      {created && (
        <InlineAlert tone="success">
          <Trans>
            {created} now has an account. An e-mail with a link to set the password is on its way to
            them; the one you chose works once and asks for a new one.
          </Trans>
        </InlineAlert>
      )}
      <BusinessPeople
        business={business}
        actions={
          <Button
            variant="default"
            onClick={() => {
              setCreated(null);
              setCreating(true);
            }}
          >
            <Trans>Create a user</Trans>
          </Button>
        }
      />
      {isCreating && (
        <CreateUserDialog
          business={business}
          onClose={() => setCreating(false)}
          onCreated={(name) => {
            setCreated(name);
            setCreating(false);
          }}
        />
      )}
    </div>
  );
}
