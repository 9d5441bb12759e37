import { useEffect, useState } from 'react';
import { watchRecord, type ReadRecord } from '../model/record-storage.ts';

/** A record as it is kept now, in step with the outbox and other tabs; undefined until it is read. */
export function useRecord(id: string): ReadRecord | undefined {
  const [read, setRead] = useState<ReadRecord>();
  useEffect(() => watchRecord(id, setRead), [id]);
  return read;
}
