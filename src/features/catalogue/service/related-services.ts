type Related = { id: string; category: string; providerId: string };

/** Returns other services: those of the same category first, then of the same provider, then the others. */
export function getRelatedServices<Service extends Related>(
  service: Related,
  all: readonly Service[],
  count: number,
): Service[] {
  const getRank = (other: Related) => {
    if (other.category === service.category) return 0;
    return other.providerId === service.providerId ? 1 : 2;
  };
  return all
    .filter(({ id }) => id !== service.id)
    .sort((a, b) => getRank(a) - getRank(b))
    .slice(0, count);
}
