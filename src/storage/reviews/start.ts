/** Starts polling, and shows the answers, with the services of the browser. Loaded only on sites with a receiver. */
import type { Database } from '../database.ts';
import { openPolling } from './poll-reviews.ts';
import { browserReviewEnvironment } from './environment.ts';
import { startReviewElements } from './review-element.ts';

/** Starts to poll and to show reviews, as long as the page is open. Call it once: it defines a custom element. */
export function startPolling(url: string, database: Database): void {
  startReviewElements(database);
  openPolling(url, database, browserReviewEnvironment);
}
