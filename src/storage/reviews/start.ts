/** Starts the questions, and shows the answers, with the services of the browser. Loaded only on sites with a receiver. */
import type { Database } from '../database.ts';
import { openQuestions } from './ask.ts';
import { browserReviewEnvironment } from './environment.ts';
import { startReviewElements } from './review-element.ts';

export function startQuestions(url: string, database: Database): void {
  startReviewElements(database);
  openQuestions(url, database, browserReviewEnvironment);
}
