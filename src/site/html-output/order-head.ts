const CHARSET = /<meta charset="utf-8"[^>]*>/;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/g;
/** The picture of the first screen, and its attributes. */
const FIRST_PICTURE = /<img [^>]*fetchpriority="high"[^>]*>/i;
const SOURCES = / src="([^"]*)"/;
const WIDTHS = / srcset="([^"]*)"/i;
const SIZES = / sizes="([^"]*)"/;

/**
 * Returns the request for the picture of the first screen, if there is one. Scripts in the head wait for the style sheets, and the
 * browser would find the picture behind them only then.
 */
function preloadPicture(html: string): string {
  const picture = FIRST_PICTURE.exec(html)?.[0] ?? '';
  const [source, widths, sizes] = [SOURCES, WIDTHS, SIZES].map((pattern) => pattern.exec(picture)?.[1]);
  if (source === undefined) return '';
  const choice = widths === undefined ? '' : ` imagesrcset="${widths}" imagesizes="${sizes ?? ''}"`;
  return `<link rel="preload" as="image" href="${source}"${choice} fetchpriority="high">`;
}

/**
 * Moves the content security policy and the style sheets to the start of the head, behind the character set, and requests the
 * picture of the first screen next. Astro writes them at the end. But a policy does not apply to the elements before it, and the
 * style sheets, which the first paint waits for, would be requested behind the fonts. A page without a policy, such as a redirect,
 * is returned as it is.
 */
export function orderHead(html: string): string {
  const charset = CHARSET.exec(html);
  const policy = POLICY.exec(html);
  const end = html.indexOf('</head>');
  if (!charset || !policy || policy.index > end) return html;
  const start = charset.index + charset[0].length;
  const head = html.slice(start, end);
  const first = [policy[0], ...(head.match(STYLE_SHEETS) ?? []), preloadPicture(html)];
  const rest = head.replace(POLICY, '').replace(STYLE_SHEETS, '');
  return html.slice(0, start) + first.join('') + rest + html.slice(end);
}
