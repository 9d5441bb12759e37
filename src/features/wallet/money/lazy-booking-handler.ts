import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import type { BookingOptions } from './booking-handler.ts';

/** Creates the handler of a submitted form. It loads the code that books when the form is submitted. */
export const createLazyBookingHandler =
  (options: BookingOptions): SubmitHandler =>
  async (...submission) => {
    const { createBookingHandler } = await import('./booking-handler.ts');
    return createBookingHandler(options)(...submission);
  };
