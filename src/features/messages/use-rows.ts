import { useEffect, useState } from 'react';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openMessages, type MessageData } from './open-messages.ts';

const openExisting = openIfStored(openMessages);

/**
 * Subscribes to a list of stored rows. Undefined until it is loaded; a visitor without data has none to load.
 * @param dependencies identify the query; its rows stay until those of the next query are loaded
 */
export function useRows<Row>(
  watch: (data: MessageData, onChange: (rows: Row[]) => void) => () => void,
  dependencies: readonly unknown[] = [],
): readonly Row[] | undefined {
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => subscribeLazily(openExisting, (data) => watch(data, setRows)), dependencies);
  return rows;
}
