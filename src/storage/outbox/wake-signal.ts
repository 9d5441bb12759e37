/** Wakes who waits; one that rang before anybody waited is not lost. */
import type { OutboxEnvironment } from './environment.ts';

export class WakeSignal {
  readonly #alarm: OutboxEnvironment['alarm'];
  #rung = false;
  #wake: (() => void) | undefined;

  constructor(alarm: OutboxEnvironment['alarm']) {
    this.#alarm = alarm;
  }

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves when it rings, or after so many milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const cancel = this.#alarm(milliseconds, resolve);
        this.#wake = () => {
          cancel();
          resolve();
        };
      });
    }
    this.#rung = false;
    this.#wake = undefined;
  }
}
