import { runWhenIdle } from '@/lib/idle.ts';
import { openIfStored } from './observe.ts';

/**
 * Returns a function that opens a store when data exists and the page is idle. For content that the visitor need not
 * wait for.
 */
export const openWhenIdle = <Opened>(open: () => Promise<Opened>): (() => Promise<Opened>) =>
  openIfStored(() => new Promise<void>(runWhenIdle).then(open));
