/**
 * Returns a page with the HTML inserted.
 * @param pattern matches an empty text. The HTML is inserted at the first match, or nowhere if there is none.
 */
export async function insertHtml(response: Response, pattern: RegExp, html: string): Promise<Response> {
  const { status, headers } = response;
  headers.delete('Content-Length');
  const page = await response.text();
  return new Response(
    page.replace(pattern, () => html),
    { status, headers },
  );
}
