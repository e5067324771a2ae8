import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import 'mdast-util-directive';

/**
 * Puts tables that are made from data where a page names them: `::table{name="released"}`. A name that is not among them stays
 * what it is, and the check of directives tells it.
 */
export function fillTables(tree: Root, tables: Readonly<Record<string, Table>>): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    const table = node.name === 'table' ? tables[node.attributes?.['name'] ?? ''] : undefined;
    if (!table || !parent || index === undefined) return;
    parent.children[index] = { ...table, position: node.position };
  });
}
