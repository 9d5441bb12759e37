import type { ClientDirective } from 'astro';

/** Makes a client directive available to islands, as Astro's inline scripts do. */
export function provideDirective(name: string, directive: ClientDirective): void {
  const scope = globalThis as { Astro?: Record<string, ClientDirective> };
  (scope.Astro ??= {})[name] ??= directive;
  // Islands that are already on the page wait for this event.
  dispatchEvent(new Event(`astro:${name}`));
}
