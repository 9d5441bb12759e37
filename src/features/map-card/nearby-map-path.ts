/** Where the build writes what the map card shows around a place. */
export const aroundPath = (place: string): string => `/around/${encodeURIComponent(place)}.json`;
