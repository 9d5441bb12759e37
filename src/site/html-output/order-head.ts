const CHARSET = /<meta charset="utf-8"[^>]*>/;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the content security policy and the style sheets to the start of the head, behind the character set. Astro writes them
 * at the end. But a policy does not apply to the elements before it, and the style sheets, which the first paint waits for,
 * would be requested behind the fonts. A page without a policy, such as a redirect, is returned as it is.
 */
export function orderHead(html: string): string {
  const charset = CHARSET.exec(html);
  const policy = POLICY.exec(html);
  const end = html.indexOf('</head>');
  if (!charset || !policy || policy.index > end) return html;
  const start = charset.index + charset[0].length;
  const head = html.slice(start, end);
  const first = [policy[0], ...(head.match(STYLE_SHEETS) ?? [])];
  const rest = head.replace(POLICY, '').replace(STYLE_SHEETS, '');
  return html.slice(0, start) + first.join('') + rest + html.slice(end);
}
