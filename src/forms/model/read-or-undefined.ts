import { toResult } from '@/storage/to-result.ts';

/** Reads from storage. Returns undefined when there is nothing, and also when reading fails. */
export async function readOrUndefined<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined> {
  let value: Value | undefined;
  await toResult(async () => (value = await read()));
  return value;
}
