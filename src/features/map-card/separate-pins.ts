/** Separates overlapping pins. */

export type PinPosition = { x: number; y: number };

const MAX_ROUNDS = 60;

/** Overlap that rounding leaves, in pixels. */
const TOLERANCE = 0.01;

/**
 * Moves pins apart until each is at least `gap` pixels from the others, as little as possible. If there are too many to
 * fit, returns the best result of a few rounds. Deterministic.
 */
export function separatePins<Pin extends PinPosition>(pins: readonly Pin[], gap: number): Pin[] {
  const moved = pins.map((spot) => ({ ...spot }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let isSettled = true;
    for (const [position, one] of moved.entries()) {
      for (const other of moved.slice(position + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= gap - TOLERANCE) continue;
        isSettled = false;
        // Two pins at the same position move sideways; each later pair uses a slightly rotated direction.
        const angle = distance > 0 ? Math.atan2(other.y - one.y, other.x - one.x) : position;
        const step = (gap - distance) / 2;
        one.x -= Math.cos(angle) * step;
        one.y -= Math.sin(angle) * step;
        other.x += Math.cos(angle) * step;
        other.y += Math.sin(angle) * step;
      }
    }
    if (isSettled) break;
  }
  return moved;
}
