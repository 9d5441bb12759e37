import { startDelivery } from './deliver.ts';
import { whenIdle } from './idle.ts';
import { onDevice } from './mark.ts';

// Also when this page is the first to keep something: by the time that it is sent the network may be gone.
onDevice(() => {
  whenIdle(() => {
    startDelivery();
    // Where it cannot be loaded, the next page tells.
    import('./undelivered.ts').catch(() => undefined);
  });
});
