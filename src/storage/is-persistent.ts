import { DeviceFault, standingFault } from './errors.ts';
import { device } from './open.ts';

/**
 * For what is told as kept: refuses where it would be gone with the page.
 * @throws DeviceFault with the reason
 */
export async function demandLasting(): Promise<void> {
  const { lasting } = await device();
  if (!lasting) throw new DeviceFault(standingFault() ?? 'blocked');
}
