/** Does the same work for every item, a few at once; the first failure ends it. */
export async function inParallel<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  async function lane(): Promise<void> {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
