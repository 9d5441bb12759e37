/** Settings key of the chosen place, the id of a place. */
export const CHOSEN_PLACE = 'place';

export const isPlaceId = (value: unknown): value is string => typeof value === 'string' && value !== '';
