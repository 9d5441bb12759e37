/**
 * Returns a page with more HTML in it.
 * @param pattern matches the empty text where the HTML is inserted: once, and nowhere if the page has no such place
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
