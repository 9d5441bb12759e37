/** Links to directions: one for the visitor's map app, one for a map in the browser. */

export type Directions = { app: string; map: string };

/** A map service that needs no account. It is not contacted before the visitor follows the link. */
const MAP_URL = 'https://www.openstreetmap.org/directions?to=';

/** Returns the links to a position, with a name as its label. */
export const createDirections = (
  { latitude, longitude }: { latitude: number; longitude: number },
  name: string,
): Directions => ({
  app: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`,
  map: `${MAP_URL}${encodeURIComponent(`${latitude},${longitude}`)}`,
});

/** Returns the links to a postal address, which the map service looks up. */
export const createAddressDirections = (address: string): Directions => ({
  app: `geo:0,0?q=${encodeURIComponent(address)}`,
  map: `${MAP_URL}${encodeURIComponent(address)}`,
});
