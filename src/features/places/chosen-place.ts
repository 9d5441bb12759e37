/** Under which the visitor's place is kept on the device: the id of a place. */
export const CHOSEN_PLACE = 'place';

export const isPlaceId = (value: unknown): value is string => typeof value === 'string' && value !== '';
