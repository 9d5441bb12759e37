/** Addresses that open the visitor's own map. */

/** A spot that is known, with the name to write on it. */
export const directionTo = ({ latitude, longitude }: { latitude: number; longitude: number }, name: string): string =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;

/** A spot that only its address in words is known of: the map looks for it. */
export const directionToAddress = (address: string): string => `geo:0,0?q=${encodeURIComponent(address)}`;
