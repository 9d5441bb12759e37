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
   * Takes a token from a sender's bucket.
   * @returns 0, or the seconds until the bucket has one; then nothing is taken
   */
  take(sender: string): number {
    return this.#take(sender, 1, 1);
  }

  /**
   * Takes tokens for what a request turned out to cost, even more than the bucket has: the sender makes up for them before its next
   * request. A cost that the bucket had to have would never fit if it is larger than the bucket.
   * @returns 0, or the seconds until the sender has made up for an earlier charge; then nothing is taken
   */
  charge(sender: string, cost: number): number {
    return this.#take(sender, cost, 0);
  }

  /** @param needed tokens that the bucket must have */
  #take(sender: string, cost: number, needed: number): number {
    const tokens = this.#getTokens(sender);
    if (tokens < needed) return Math.ceil((needed - tokens) / this.#perSecond);
    // The last one of the map is the latest.
    this.#buckets.delete(sender);
    this.#buckets.set(sender, { tokens: tokens - cost, at: this.#now() });
    if (this.#buckets.size > MAX_BUCKETS) this.#forgetOldest();
    return 0;
  }

  #getTokens(sender: string): number {
    const bucket = this.#buckets.get(sender);
    if (!bucket) return this.#burst;
    const now = this.#now();
    // The clock was set back: the bucket fills from now on instead of waiting until the clock has caught up.
    bucket.at = Math.min(bucket.at, now);
    return Math.min(this.#burst, bucket.tokens + ((now - bucket.at) / 1_000) * this.#perSecond);
  }

  #forgetOldest(): void {
    for (const sender of this.#buckets.keys()) {
      this.#buckets.delete(sender);
      return;
    }
  }
}
