/** Returns the path of the generated file with the map card of a place. */
export const getNearbyMapPath = (place: string): string => `/around/${encodeURIComponent(place)}.json`;
