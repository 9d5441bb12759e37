/** Returns the path of the generated file with the map card of a place, or with another part of a page, such as its stores. */
export const getNearbyMapPath = (place: string, part?: string): string =>
  `/around/${encodeURIComponent(place)}${part === undefined ? '' : `/${part}`}.json`;
