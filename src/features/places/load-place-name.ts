/** File with the names of all places; see `src/pages/place-names.json.ts`. */
const PLACE_NAMES_PATH = '/place-names.json';

/**
 * Loads the name of a place; undefined when the site no longer has it.
 * @throws TypeError when the visitor is offline
 */
export async function loadPlaceName(id: string): Promise<string | undefined> {
  const response = await fetch(PLACE_NAMES_PATH);
  const names = new Map(Object.entries((await response.json()) as Record<string, string>));
  return names.get(id);
}
