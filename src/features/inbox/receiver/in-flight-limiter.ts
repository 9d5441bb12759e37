/** Limits what each sender sends at the same time: files are on the disk before the record is checked. */

export type InFlightLimits = { requests: number; bytes: number };

export class InFlightLimiter {
  readonly #limits: InFlightLimits;
  readonly #senders = new Map<string, InFlightLimits>();

  constructor(limits: InFlightLimits) {
    this.#limits = limits;
  }

  /**
   * Begins a request of a sender.
   * @param bytes that the request may have
   * @returns a function that the caller calls when the request ends; undefined if the sender must wait
   */
  begin(sender: string, bytes: number): (() => void) | undefined {
    const { requests, bytes: maxBytes } = this.#limits;
    const current = this.#senders.get(sender) ?? { requests: 0, bytes: 0 };
    if (current.requests >= requests || current.bytes + bytes > maxBytes) return undefined;
    this.#senders.set(sender, { requests: current.requests + 1, bytes: current.bytes + bytes });
    return () => {
      this.#release(sender, bytes);
    };
  }

  #release(sender: string, bytes: number): void {
    const current = this.#senders.get(sender);
    if (!current || current.requests <= 1) this.#senders.delete(sender);
    else this.#senders.set(sender, { requests: current.requests - 1, bytes: current.bytes - bytes });
  }
}
