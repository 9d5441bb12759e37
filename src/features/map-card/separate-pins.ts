/** Pins that would hide each other. */

export type PinPosition = { x: number; y: number };

const ROUNDS = 60;

/**
 * Moves spots apart until each is `gap` from the others, each by as little as needed; spots that have room stay.
 * With so many that they do not fit it gives the best that a few rounds reach. The same spots always give the same result.
 */
export function separatePins<S extends PinPosition>(spots: readonly S[], gap: number): S[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < ROUNDS; round++) {
    let calm = true;
    for (const [position, one] of moved.entries()) {
      for (const other of moved.slice(position + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= gap - 0.01) continue;
        calm = false;
        // Two on the same spot part sideways, each later pair turned a little.
        const angle = distance > 0 ? Math.atan2(other.y - one.y, other.x - one.x) : position;
        const step = (gap - distance) / 2;
        one.x -= Math.cos(angle) * step;
        one.y -= Math.sin(angle) * step;
        other.x += Math.cos(angle) * step;
        other.y += Math.sin(angle) * step;
      }
    }
    if (calm) break;
  }
  return moved;
}
