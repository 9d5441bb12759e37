/** Wakes who waits; one that rang before anybody waited is not lost. */
import type { Surroundings } from './environment.ts';

export class Bell {
  readonly #alarm: Surroundings['alarm'];
  #rung = false;
  #wake: (() => void) | undefined;

  constructor(alarm: Surroundings['alarm']) {
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
