/** Addresses that lead to a spot: one for the visitor's own app, one for a map in the browser. */

export type Direction = { app: string; map: string };

/** A map that needs no account and is asked for nothing before somebody opens it. */
const MAP = 'https://www.openstreetmap.org/directions?to=';

/** A spot that is known, with the name to write on it. */
export const directionsUrl = (
  { latitude, longitude }: { latitude: number; longitude: number },
  name: string,
): Direction => ({
  app: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`,
  map: `${MAP}${encodeURIComponent(`${latitude},${longitude}`)}`,
});

/** A spot that only its address in words is known of: the map looks for it. */
export const directionsUrlForAddress = (address: string): Direction => ({
  app: `geo:0,0?q=${encodeURIComponent(address)}`,
  map: `${MAP}${encodeURIComponent(address)}`,
});
