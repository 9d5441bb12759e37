import { StorageError, standingFault } from './errors.ts';
import { openStorage } from './open.ts';

/**
 * For what is told as kept: refuses where it would be gone with the page.
 * @throws DeviceFault with the reason
 */
export async function demandLasting(): Promise<void> {
  const { lasting } = await openStorage();
  if (!lasting) throw new StorageError(standingFault() ?? 'blocked');
}
