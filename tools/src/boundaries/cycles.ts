/**
 * The cycles of a directed graph, each as the list of nodes that reach one another (Tarjan's
 * strongly connected components of more than one node), sorted.
 */
export function cyclesOf(edges: Iterable<readonly [from: string, to: string]>): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    graph.get(from)?.add(to);
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (node: string): number => {
    const position = order.size;
    order.set(node, position);
    stack.push(node);
    let low = position;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next))
        low = Math.min(low, lowest.get(next) ?? Number(order.get(next)));
    }
    lowest.set(node, low);
    if (low === position) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
