/**
 * Row schemas of the small tables that `storage.ts` opens, and the schemas that all tables share. Separate from
 * `user-data.ts`, so that pages without records do not load those of records.
 */
import * as v from 'valibot';

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Levels of arrays and objects that a JSON value may have: far more than any form, and far less than any parser allows. */
const MAX_JSON_DEPTH = 50;

const JsonScalar = v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.null()]);

/**
 * Returns the schema of JSON values that have at most this many levels. The value chooses its branch: a union would try each one
 * again after an error, which doubles the time with each level.
 */
function createJson(depth: number): v.GenericSchema<Json> {
  if (depth === 0) return JsonScalar;
  const inner = createJson(depth - 1);
  const list = v.array(inner);
  const object = v.record(v.string(), inner);
  return v.lazy<v.GenericSchema<Json>>((value) => {
    if (Array.isArray(value)) return list;
    return typeof value === 'object' && value !== null ? object : JsonScalar;
  });
}

export const Json = createJson(MAX_JSON_DEPTH);

/** The end of the year 9999: later times cannot be formatted as an ISO date. */
export const LAST_TIME = 253_402_300_799_999;

/** A whole number that is not negative. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Milliseconds since 1970. */
export const Time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_TIME));
export const Key = v.pipe(v.string(), v.nonEmpty());

/** Id of a favourite or viewed entry: its kind and slug, as in `product:sidr-honey-1kg`. */
const ViewedOrFavourite = v.object({ id: Key, at: Time });

export const Favourite = ViewedOrFavourite;
export type Favourite = v.InferOutput<typeof Favourite>;

export const RecentlyViewed = ViewedOrFavourite;
export type RecentlyViewed = v.InferOutput<typeof RecentlyViewed>;

/** A recent search. Its key is the text folded for comparison: without case, accents and spelling variants. */
export const Search = v.object({ key: Key, text: Key, at: Time });
export type Search = v.InferOutput<typeof Search>;
