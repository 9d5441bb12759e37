/**
 * Filtering and sorting of a list, and both as URL parameters. Shared by the build and the custom element in the
 * browser.
 */
import { createChoiceParameter, createListParameter, type UrlParameter } from '@/lib/url-state.ts';

/** `position` is the index of the item on the page. */
export type Ordered = { position: number };

export type Range<Item> = { value: string; has: (item: Item) => boolean };

/** A property to filter by: ranges, or a function that returns the item's value. */
export type Facet<Item> = readonly Range<Item>[] | ((item: Item) => string);

export type ListConfig<Item, Name extends string, Sort extends string> = {
  /** In the order of the URL parameters. */
  facets: Record<Name, Facet<Item>>;
  /** `first` is the order of the page, which is not written to the URL. */
  sorts: Record<Sort | 'first', (a: Item, b: Item) => number>;
};

/** Selected values by facet. Values of one facet are alternatives; an item must match all facets. */
export type Filters<Name extends string> = Record<Name, readonly string[]>;

/** Compares items by their position on the page. */
export const compareByPosition = (a: Ordered, b: Ordered): number => a.position - b.position;

// `Object.keys` and `Object.fromEntries` lose the literal names.
const getNames = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

/** Builds an object with a value for each facet, as the selected values. */
export const mapFacets = <Item, Name extends string, Sort extends string, Value>(
  config: ListConfig<Item, Name, Sort>,
  getValue: (name: Name) => Value,
) => Object.fromEntries(getNames(config.facets).map((name) => [name, getValue(name)])) as Record<Name, Value>;

/** Returns the names of all sort orders, starting with `first`. */
export const getSorts = <Item, Name extends string, Sort extends string>({ sorts }: ListConfig<Item, Name, Sort>) =>
  getNames(sorts);

const matchesFacet = <Item>(facet: Facet<Item>, value: string, item: Item): boolean =>
  typeof facet === 'function' ? facet(item) === value : facet.some((range) => range.value === value && range.has(item));

/** Returns whether an item matches all facets with selected values. */
export const matchesFilters = <Item, Name extends string, Sort extends string>(
  { facets }: ListConfig<Item, Name, Sort>,
  item: Item,
  filters: Filters<Name>,
): boolean =>
  getNames(facets).every(
    (name) => filters[name].length === 0 || filters[name].some((value) => matchesFacet(facets[name], value, item)),
  );

/** Sorts items; equal items keep the order of the page. */
export const sortItems = <Item extends Ordered, Listed extends Item, Name extends string, Sort extends string>(
  { sorts }: ListConfig<Item, Name, Sort>,
  items: readonly Listed[],
  sort: Sort | 'first',
): Listed[] => [...items].sort((a, b) => sorts[sort](a, b) || compareByPosition(a, b));

/** Sort values of older URLs, which still work. */
const OLD_SORTS = new Map([
  ['price-up', 'price-asc'],
  ['price-down', 'price-desc'],
]);

/** How a list is written to a URL: filters and sort order, as in `?price=10-50&price=over-50&sort=rating`. */
export type ListUrlSchema<Name extends string, Sort extends string> = {
  filters: Record<Name, UrlParameter<readonly string[]>>;
  order: { sort: UrlParameter<Sort | 'first'> };
};

/** Creates the schema of a list. Values that no item has are unknown. */
export function createListUrlSchema<Item, Name extends string, Sort extends string>(
  config: ListConfig<Item, Name, Sort>,
  items: readonly Item[],
): ListUrlSchema<Name, Sort> {
  const isKnown = (facet: Facet<Item>, value: string) =>
    typeof facet === 'function'
      ? items.some((item) => facet(item) === value)
      : facet.some((range) => range.value === value);
  return {
    filters: mapFacets(config, (name) => createListParameter((value) => isKnown(config.facets[name], value))),
    order: { sort: createChoiceParameter<Sort | 'first'>(getSorts(config), 'first', OLD_SORTS) },
  };
}
