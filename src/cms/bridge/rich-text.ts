/** Checks formatted text. */

/** The part of Markdoc’s syntax tree that is used here. */
type Node = {
  type: string;
  tag?: string;
  lines: number[];
  errors: { message: string }[];
  walk: () => Iterable<Node>;
};

/** Keystatic’s editor writes tables as a tag. */
const BUILT_IN_TAGS = ['table'];

function getNodeIssue(node: Node, components: readonly string[]): string | undefined {
  if (node.type === 'image') return 'contains a picture: remove it and use a picture field';
  const [error] = node.errors;
  if (error) return `invalid Markdoc: ${error.message}`;
  if (node.tag !== undefined && ![...BUILT_IN_TAGS, ...components].includes(node.tag)) {
    const known = components.length ? `use ${components.join(', ')}` : 'there are none in this text';
    return `has the tag “${node.tag}”, which does not exist: ${known}`;
  }
  return undefined;
}

/**
 * Returns the reason why a formatted text cannot be used, with its line, or undefined.
 * @param parsed the value that Keystatic’s field parsed
 * @param components names of the allowed tags
 */
export function checkRichText(parsed: unknown, components: readonly string[]): string | undefined {
  const { node: root } = parsed as { node: Node };
  for (const node of [root, ...root.walk()]) {
    const issue = getNodeIssue(node, components);
    if (issue) return `line ${(node.lines[0] ?? 0) + 1}: ${issue}`;
  }
  return undefined;
}
