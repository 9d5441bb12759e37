const CHARSET = /<meta charset="utf-8"[^>]*>/;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/g;
/** Scripts inside the page. */
const SCRIPTS = /<script(?: data-[^>]*)?>(?:(?!<\/script>).)*<\/script>/gs;

/**
 * Moves the content security policy, the scripts inside the page and the style sheets to the start of the head, behind the
 * character set. A policy does not apply to the elements before it. A script inside the page waits for the style sheets before
 * it, and the browser does not find the pictures of the page meanwhile. The style sheets, which the first paint waits for, would
 * be requested behind the fonts. A page without a policy, such as a redirect, is returned as it is.
 */
export function orderHead(html: string): string {
  const charset = CHARSET.exec(html);
  const policy = POLICY.exec(html);
  const end = html.indexOf('</head>');
  if (!charset || !policy || policy.index > end) return html;
  const start = charset.index + charset[0].length;
  const styleSheets = html.slice(start, end).match(STYLE_SHEETS) ?? [];
  const first = [policy[0], ...(html.match(SCRIPTS) ?? []), ...styleSheets];
  const rest = html.slice(start, end).replace(POLICY, '').replace(STYLE_SHEETS, '') + html.slice(end);
  return html.slice(0, start) + first.join('') + rest.replace(SCRIPTS, '');
}
