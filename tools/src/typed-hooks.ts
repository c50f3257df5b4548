import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { ownDocuments } from './typed-documents.ts';

const hooks = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

/** One typed hook per operation: `Products` becomes `useProductsQuery`, over its typed document. */
function hookFor({ name, operation }: OperationDefinitionNode): string {
  if (!name) throw new Error('Every operation needs a name: its hook is named after it.');
  const hook = hooks[operation];
  const kind = operation[0]?.toUpperCase() + operation.slice(1);
  const types = `${name.value}${kind}, ${name.value}${kind}Variables`;
  if (operation === OperationTypeNode.MUTATION) {
    return `export const use${name.value}Mutation = (options?: useMutation.Options<${types}>) =>\n  useMutation(${name.value}Document, options);`;
  }
  return `export const use${name.value}${kind} = (...[options]: HookArguments<${name.value}${kind}Variables, ${hook}.Options<${types}>>) =>\n  ${hook}(${name.value}Document, options as ${hook}.Options<${types}>);`;
}

/**
 * Code generation plugin: typed hooks for Apollo Client 4 over the documents of the same file.
 * The stock react-apollo plugin does not support Apollo Client 4 (see docs/decisions).
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = ownDocuments(documents)
    .flatMap(({ definitions }) => definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const used = [...new Set(operations.map(({ operation }) => hooks[operation]))].toSorted();
  const takesArguments = operations.some(
    ({ operation }) => operation !== OperationTypeNode.MUTATION,
  );
  const prepend = used.length ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [];
  const helper = takesArguments
    ? 'type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];'
    : '';
  return { prepend, content: [helper, ...operations.map(hookFor)].filter(Boolean).join('\n\n') };
};
