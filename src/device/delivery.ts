import { startDelivery } from './deliver.ts';
import { whenIdle } from './idle.ts';

whenIdle(() => void startDelivery());
