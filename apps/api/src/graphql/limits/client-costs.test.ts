import { readFileSync } from 'node:fs';
import { buildSchema, Kind, OperationTypeNode } from 'graphql';
import { expect, test } from 'vitest';
import { clientDocuments } from '../../testing/client-documents.ts';
import { costOf } from './cost.ts';
import { operationLimits } from './limits.ts';

const contract = new URL('../../../../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(contract, 'utf8'));

const isForAdministrators = (file: string): boolean => /(^|\/)admin(-|\/)/.test(file);

/** What those who may see a screen may spend on one of its operations. */
function budgetOf(operation: OperationTypeNode, isAdministrator: boolean): number {
  if (operation !== OperationTypeNode.SUBSCRIPTION) {
    return isAdministrator ? operationLimits.administratorCost : operationLimits.cost;
  }
  return isAdministrator
    ? operationLimits.administratorSubscriptionCost
    : operationLimits.subscriptionCost;
}

test.each([true, false])('what the client asks may be asked (administrators: %s)', (isAdmin) => {
  const documents = clientDocuments((file) => isForAdministrators(file) === isAdmin);
  expect(documents.length).toBeGreaterThan(50);
  const tooDear = documents.flatMap((document) => {
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    const { fields } = costOf(schema, document, operation, {});
    const budget = budgetOf(operation.operation, isAdmin);
    return fields > budget ? [`${operation.name?.value}: ${fields} of ${budget}`] : [];
  });
  expect(tooDear).toEqual([]);
});
