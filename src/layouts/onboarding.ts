/** Entry point of the scripts that the screens of the registration need, which have no shell. */
import '@/service-worker/register.ts';
import '@/features/referral/capture-on-arrival.ts';
