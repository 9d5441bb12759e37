import { useCallback } from 'react';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { observeRecord, type RecordState } from '../model/record-storage.ts';

/** Subscribes to a stored record, including changes by the outbox and other tabs. Returns undefined until it is read. */
export function useRecord(id: string): RecordState | undefined {
  const subscribe = useCallback<Subscribe<RecordState>>((onChange) => observeRecord(id, onChange), [id]);
  return useStored(subscribe).value;
}
