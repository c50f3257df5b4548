import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { plugin } from './typed-documents.ts';

const schema = buildSchema('type Query { a: Int, b: Query }');
const shared = { document: parse('fragment Part on Query { a b { ...Inner } }') };
const inner = { document: parse('fragment Inner on Query { a }') };
const query = { document: parse('query Whole { ...Part }') };
const settings = { fragmentModules: { Part: './parts.ts', Inner: './parts.ts' } };

test('a document refers to its fragments, also those of fragments, where they are written', () => {
  const { prepend, content } = outputOf([
    query,
    { ...shared, type: 'external' },
    { ...inner, type: 'external' },
  ]);
  expect(prepend).toContain("import { InnerFragmentNode, PartFragmentNode } from './parts.ts';");
  expect(content).toContain('export const WholeDocument');
  expect(content).toContain(', PartFragmentNode, InnerFragmentNode]');
  expect(content).toContain('as unknown as DocumentNode<WholeQuery, WholeQueryVariables>');
  expect(content).not.toContain('FragmentDefinition');
});

test('a fragment is written once in its own file', () => {
  const { prepend, content } = outputOf([query, shared, inner]);
  expect(prepend).toHaveLength(1);
  expect(content.match(/FragmentDefinition/g)).toHaveLength(2);
});

test('a fragment that no file writes is refused', () => {
  expect(() =>
    plugin(schema, [query, { ...shared, type: 'external' }], { fragmentModules: {} }),
  ).toThrow('No generated file writes the fragment Part.');
});

function outputOf(documents: Parameters<typeof plugin>[1]) {
  const output = plugin(schema, documents, settings);
  if (typeof output !== 'object' || !('content' in output)) throw new Error('No output.');
  return { prepend: output.prepend ?? [], content: output.content };
}
