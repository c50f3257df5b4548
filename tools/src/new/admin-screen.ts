import type { Plan } from './edits.ts';
import type { Names } from './names.ts';

/**
 * A list of the back office for a resource that `npm run new -- resource` made: its documents, its
 * view, its page. What it really shows is written over it.
 */
export function adminScreenPlan(names: Names, spanish: string): Plan {
  const { kebabs, camel, camels, pascal, pascals, wordsMany, title } = names;
  const folder = `apps/web/src/features/admin-${kebabs}`;
  const titleEs = spanish.charAt(0).toUpperCase() + spanish.slice(1);
  return {
    files: {
      [`${folder}/admin-${kebabs}.graphql`]: documents(names),
      [`${folder}/views/${kebabs}.tsx`]: `import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  ${pascal}ChangedDocument,
  ${pascals}Document,
  Remove${pascal}Document,
} from '../../../gql/admin-${kebabs}.ts';
import { useAct } from '../../../lib/forms/use-act.ts';

/** The ${wordsMany}, for administrators. */
export function ${pascals}() {
  const { t } = useLingui();
  const remove = useAct(Remove${pascal}Document);
  return (
    <AdminList
      name="${kebabs}"
      title={t\`${title}\`}
      query={${pascals}Document}
      variables={() => ({})}
      of={({ ${camels} }) => ${camels}}
      live={${pascal}ChangedDocument}
      identity={{ heading: t\`Name\`, name: ({ name }) => name }}
      columns={[
        {
          key: 'since',
          heading: t\`Since\`,
          phone: 'corner',
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
        },
      ]}
      actions={[
        {
          key: 'remove',
          label: t\`Delete\`,
          icon: IconTrash,
          isDangerous: true,
          isBulk: true,
          ask: ([{ name }, ...others]) => ({
            title: plural(others.length + 1, {
              one: \`Delete \${name}?\`,
              other: 'Delete # ${wordsMany}?',
            }),
            text: <Trans>This can’t be undone.</Trans>,
            confirmLabel: <Trans>Delete</Trans>,
            isDangerous: true,
          }),
          run: ({ id }) => remove({ ${camel}Id: id }),
        },
      ]}
      empty={{ title: t\`No ${wordsMany} yet\` }}
    />
  );
}
`,
    },
    insertions: [
      {
        file: 'packages/domain/src/pages/pages.ts',
        before: /^ {2}adminAudit:/,
        line: `  admin${pascals}: admin('/admin/${kebabs}'),`,
      },
      {
        file: 'packages/domain/src/pages/page-titles.ts',
        before: /^ {2}adminAudit:/,
        line: `  admin${pascals}: texts('${title}', '${titleEs}'),`,
      },
      {
        file: 'apps/web/src/app/views/admin-views.ts',
        before: /^\} satisfies PageViews/,
        line: `  admin${pascals}: () =>\n    import('../../features/admin-${kebabs}/views/${kebabs}.tsx').then(({ ${pascals} }) => ${pascals}),`,
      },
    ],
  };
}

const documents = ({
  camel,
  camels,
  pascal,
  pascals,
}: Names): string => `fragment ${pascal}Row on ${pascal} {
  id
  name
  dateCreated
}

query ${pascals}($first: Int!, $after: Cursor) {
  liveCursor
  ${camels}(first: $first, after: $after) {
    edges {
      cursor
      node {
        ...${pascal}Row
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

mutation Remove${pascal}($input: ${pascal}IdInput!) {
  remove${pascal}(input: $input) {
    ${camel} {
      ...${pascal}Row
    }
    userErrors {
      code
      field
    }
  }
}

subscription ${pascal}Changed($after: EventCursor) {
  ${camel}Changed(after: $after) {
    ${camel}Id
    cursor
  }
}
`;

/** The words of the screen in Spanish that are not taken from other screens. */
export const spanishOf = (
  { title, wordsMany }: Names,
  many: string,
): Readonly<Record<string, string>> => ({
  [title]: many.charAt(0).toUpperCase() + many.slice(1),
  [`No ${wordsMany} yet`]: `Todavía no hay ${many}`,
  [`{0, plural, one {Delete {name}?} other {Delete # ${wordsMany}?}}`]: `{0, plural, one {¿Eliminar {name}?} other {¿Eliminar # ${many}?}}`,
  'This can’t be undone.': 'Esto no se puede deshacer.',
});
