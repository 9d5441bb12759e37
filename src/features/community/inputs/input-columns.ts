/** Columns of the list of inputs on a wide page: picture, requirements, rate, quantity, unit, date, button. */
export const INPUT_COLUMNS_CLASS =
  'wide:grid wide:grid-cols-[3.5rem_minmax(0,1fr)_5.5rem_6.5rem_4.5rem_4rem_5.5rem] wide:gap-x-4';
