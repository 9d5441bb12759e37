/** Logging out: the device notes it, and forgets everything where the visitor wants that. */
import { clearData } from '@/storage/clear-data.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { openStorage } from '@/storage/open.ts';
import { SIGNED_IN } from '@/site/signed-in.ts';

const dialog = document.querySelector<HTMLElement>('#logout');
const confirm = dialog?.querySelector('a');
const also = dialog?.querySelector<HTMLInputElement>('input');

async function logOut(forgets: boolean): Promise<void> {
  if (!hasStoredData()) return;
  const { database, settings } = await openStorage();
  if (forgets) await clearData(database);
  await settings.set(SIGNED_IN, false);
}

// Without this script nothing would be forgotten: only now one can choose it.
const choice = also?.closest('label');
if (choice) choice.hidden = false;

confirm?.addEventListener('click', (event) => {
  event.preventDefault();
  logOut(also?.checked === true).then(
    () => {
      location.assign(confirm.href);
    },
    () => {
      const failed = dialog?.querySelector<HTMLElement>('[role=alert]');
      if (failed) failed.textContent = failed.dataset['labels'] ?? '';
    },
  );
});
