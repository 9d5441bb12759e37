/** Limits the requests of a sender: a bucket of tokens that fills up over time. */

type Bucket = { tokens: number; at: number };

/** Maximum number of senders. Above it, the one that was inactive the longest is forgotten. */
const MAX_BUCKETS = 10_000;

export class RateLimiter {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ burst, perSecond, now }: { burst: number; perSecond: number; now: () => number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /**
   * Takes tokens from a sender's bucket.
   * @returns 0, or the seconds until the bucket has enough; then nothing is taken
   */
  take(sender: string, cost = 1): number {
    const tokens = this.#getTokens(sender);
    const needed = Math.min(cost, this.#burst);
    if (tokens < needed) return Math.ceil((needed - tokens) / this.#perSecond);
    // The last one of the map is the latest.
    this.#buckets.delete(sender);
    this.#buckets.set(sender, { tokens: tokens - needed, at: this.#now() });
    if (this.#buckets.size > MAX_BUCKETS) this.#forgetOldest();
    return 0;
  }

  #getTokens(sender: string): number {
    const bucket = this.#buckets.get(sender);
    if (!bucket) return this.#burst;
    // Never negative: the clock may have been set back.
    const seconds = Math.max(0, this.#now() - bucket.at) / 1_000;
    return Math.min(this.#burst, bucket.tokens + seconds * this.#perSecond);
  }

  #forgetOldest(): void {
    for (const sender of this.#buckets.keys()) {
      this.#buckets.delete(sender);
      return;
    }
  }
}
