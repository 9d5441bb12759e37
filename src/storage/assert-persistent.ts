import { StorageError } from './errors/storage-error.ts';
import { getCurrentError } from './errors/reported-errors.ts';
import { openStorage } from './open.ts';

/**
 * Rejects when stored data would be lost with the page. For actions that promise the user that something is saved.
 * @throws StorageError with the reason
 */
export async function assertPersistent(): Promise<void> {
  const { isPersistent } = await openStorage();
  if (!isPersistent) throw new StorageError(getCurrentError() ?? 'blocked');
}
