/** As `Promise.all` over `each`, in the order of the items, but only a few at a time: a process may open only so many files. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
  width = 64,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await each(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
