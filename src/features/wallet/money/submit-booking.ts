import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import type { BookingOptions } from './book-submission.ts';

/** Creates the function that books a submitted form. It loads the rules when the form is submitted. */
export const submitBooking =
  (options: BookingOptions): SubmitHandler =>
  async (...submission) => {
    const { createBookingHandler } = await import('./book-submission.ts');
    return createBookingHandler(options)(...submission);
  };
