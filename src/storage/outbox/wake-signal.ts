/** Signal that wakes a waiter. A signal sent before `wait` ends the next wait immediately. */
import type { OutboxEnvironment } from './environment.ts';

/** Maximum wait in milliseconds. Timers stand still while the computer sleeps, so they are not trusted for longer. */
export const MAX_TIMER_MS = 60 * 60 * 1_000;

export class WakeSignal {
  readonly #setTimer: OutboxEnvironment['setTimer'];
  #isPending = false;
  #resolve: (() => void) | undefined;

  constructor(setTimer: OutboxEnvironment['setTimer']) {
    this.#setTimer = setTimer;
  }

  wake(): void {
    this.#isPending = true;
    this.#resolve?.();
  }

  /** Resolves on the next signal, or after a delay. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#isPending) {
      await new Promise<void>((resolve) => {
        const cancel = this.#setTimer(milliseconds, resolve);
        this.#resolve = () => {
          cancel();
          resolve();
        };
      });
    }
    this.#isPending = false;
    this.#resolve = undefined;
  }
}
