/**
 * Loads what shows that something is lost, for visitors whose browser blocks storage: they lose whatever they do, and without a service
 * worker nothing can be loaded once the network has gone.
 */
import type { SafePromise } from '@/lib/safe-promise.ts';
import { loadErrorText } from './load-error-text.ts';

// If this fails, it is loaded when something is lost.
Promise.all([import('./loss.ts'), loadErrorText('blocked')]).catch(() => undefined) as SafePromise<unknown>;
