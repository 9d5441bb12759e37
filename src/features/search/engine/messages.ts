/** The messages between a page and the worker that searches. */
import type { ResultLimits, SearchQuery, SearchResponse } from './engine.ts';

export type SearchRequest = {
  query: SearchQuery;
  limits: ResultLimits;
  /** The visitor's day (ISO date). */
  today: string;
};

/** A request with an id, or the id of a request whose result is no longer wanted. */
export type EngineRequest = { id: number; request: SearchRequest } | { id: number; abort: true };

export type EngineAnswer = { id: number; response: SearchResponse } | { id: number; error: string };
