/**
 * Rules of a list that can be narrowed and put in order: what passes a choice, in which order, and how both are written in an
 * address. Shared by the page that is built and the element that filters it in the browser.
 */

/** Everything in a list has a place in the order of the page. */
export type Ordered = { position: number };

export type Range<Item> = { value: string; holds: (item: Item) => boolean };

/** What a list can be narrowed by: bands, or something that each item has one of. */
export type Facet<Item> = readonly Range<Item>[] | ((item: Item) => string);

export type ListConfig<Item, Name extends string, Sort extends string> = {
  /** In the order of an address. */
  facets: Record<Name, Facet<Item>>;
  /** `first` is the order of the page, and is not written into an address. */
  sorts: Record<Sort | 'first', (a: Item, b: Item) => number>;
};

/** Chosen values by facet; values of one facet widen, facets narrow. */
export type Filters<Name extends string> = Record<Name, readonly string[]>;

/** The order of the page. */
export const toOrdered = (a: Ordered, b: Ordered): number => a.position - b.position;

// Object.keys and Object.fromEntries forget the names that a rule has.
const namesOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

/** A choice that is asked for facet by facet. */
export const getFilters = <Item, Name extends string, Sort extends string>(
  rule: ListConfig<Item, Name, Sort>,
  values: (name: Name) => readonly string[],
) => Object.fromEntries(namesOf(rule.facets).map((name) => [name, values(name)])) as Filters<Name>;

/** The orders that a rule has, the first one first. */
export const getSorts = <Item, Name extends string, Sort extends string>({ sorts }: ListConfig<Item, Name, Sort>) =>
  namesOf(sorts);

const holds = <Item>(facet: Facet<Item>, value: string, item: Item): boolean =>
  typeof facet === 'function' ? facet(item) === value : facet.some((band) => band.value === value && band.holds(item));

/** Whether an item passes every facet that has a choice. */
export const matchesFilters = <Item, Name extends string, Sort extends string>(
  { facets }: ListConfig<Item, Name, Sort>,
  item: Item,
  choice: Filters<Name>,
): boolean =>
  namesOf(facets).every(
    (name) => choice[name].length === 0 || choice[name].some((value) => holds(facets[name], value, item)),
  );

/** Stable: what is equal stays in the order of the page. */
export const sortItems = <Item extends Ordered, Listed extends Item, Name extends string, Sort extends string>(
  { sorts }: ListConfig<Item, Name, Sort>,
  items: readonly Listed[],
  sort: Sort | 'first',
): Listed[] => [...items].sort((a, b) => sorts[sort](a, b) || toOrdered(a, b));

/** Sort values of older URLs, which still work. */
const OLD_SORTS = new Map([
  ['price-up', 'price-asc'],
  ['price-down', 'price-desc'],
]);

/** The choice in an address, as in `?price=10-50&price=over-50&sort=rating`; values that do not exist are passed over. */
export function parseFilters<Item, Name extends string, Sort extends string>(
  rule: ListConfig<Item, Name, Sort>,
  search: URLSearchParams,
  items: readonly Item[],
): { choice: Filters<Name>; sort: Sort | 'first' } {
  const known = (facet: Facet<Item>, value: string) =>
    typeof facet === 'function'
      ? items.some((item) => facet(item) === value)
      : facet.some((band) => band.value === value);
  const requested = search.get('sort') ?? '';
  const wanted = OLD_SORTS.get(requested) ?? requested;
  return {
    choice: getFilters(rule, (name) =>
      [...new Set(search.getAll(name))].filter((value) => known(rule.facets[name], value)),
    ),
    sort: getSorts(rule).find((sort) => sort === wanted) ?? 'first',
  };
}

/** The same as an address. @param others what else stands in it, as in `?tab=post`; it stays */
export function serializeFilters<Item, Name extends string, Sort extends string>(
  rule: ListConfig<Item, Name, Sort>,
  choice: Filters<Name>,
  sort: Sort | 'first',
  others = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(others);
  for (const name of [...namesOf(rule.facets), 'sort']) search.delete(name);
  for (const name of namesOf(rule.facets)) for (const value of choice[name]) search.append(name, value);
  if (sort !== 'first') search.set('sort', sort);
  return search;
}
