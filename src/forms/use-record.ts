import { useEffect, useState } from 'react';
import { watchRecord, type KeptRecord } from './kept-record.ts';

/** A record as it is kept now, in step with the outbox and other tabs; undefined until it is read, and when there is none. */
export function useRecord(id: string): KeptRecord | undefined {
  const [record, setRecord] = useState<KeptRecord>();
  useEffect(() => watchRecord(id, setRecord), [id]);
  return record;
}
