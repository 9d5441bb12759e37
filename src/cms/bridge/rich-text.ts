/** What can be wrong with a formatted text. */

/** The part of Markdoc's syntax tree that matters here. */
type Node = {
  type: string;
  tag?: string;
  lines: number[];
  errors: { message: string }[];
  walk: () => Iterable<Node>;
};

/** The editor writes tables as a tag of their own. */
const BUILT_IN = ['table'];

function nodeFault(node: Node, components: readonly string[]): string | undefined {
  if (node.type === 'image') return 'has a picture: pictures have fields of their own, remove it';
  const [error] = node.errors;
  if (error) return `is not good Markdoc: ${error.message}`;
  if (node.tag !== undefined && ![...BUILT_IN, ...components].includes(node.tag)) {
    const known = components.length ? `use ${components.join(', ')}` : 'there are none in this text';
    return `has the tag “${node.tag}”, which does not exist: ${known}`;
  }
  return undefined;
}

/**
 * The reason why a formatted text cannot be used, with its line, or undefined.
 *
 * @param parsed what Keystatic's field made of it
 * @param components the tags it may use
 */
export function checkRichText(parsed: unknown, components: readonly string[]): string | undefined {
  const { node: root } = parsed as { node: Node };
  for (const node of [root, ...root.walk()]) {
    const fault = nodeFault(node, components);
    if (fault) return `line ${(node.lines[0] ?? 0) + 1} ${fault}`;
  }
  return undefined;
}
