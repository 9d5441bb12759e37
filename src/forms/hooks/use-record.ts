import { useEffect, useState } from 'react';
import { observeRecord, type RecordState } from '../model/record-storage.ts';

/** Subscribes to a stored record, including changes by the outbox and other tabs. Returns undefined until it is read. */
export function useRecord(id: string): RecordState | undefined {
  const [state, setState] = useState<RecordState>();
  useEffect(() => observeRecord(id, setState), [id]);
  return state;
}
