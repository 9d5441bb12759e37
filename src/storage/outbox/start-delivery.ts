import { startDelivery } from './policy.ts';
import { whenIdle } from '@/lib/idle.ts';
import { onDevice } from '../presence-flag.ts';

// Also when this page is the first to keep something: by the time that it is sent the network may be gone.
onDevice(() => {
  whenIdle(() => {
    startDelivery();
    // Where it cannot be loaded, the next page tells.
    import('../undelivered-notice.ts').catch(() => undefined);
  });
});
