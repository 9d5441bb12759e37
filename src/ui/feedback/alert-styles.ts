/** Classes and props that the alerts of pages and of islands share. `src/styles/parts.css` defines the classes. */
import type { Tone } from '../tone.ts';

/** Returns the class of a tinted box. */
export const getAlertBoxClass = (tone: Tone): string => `alert-${tone}`;

/** Returns the classes of an alert: a box with an icon, and a `div` with a text and actions, which wrap below it. */
export const getAlertClass = (tone: Tone): string => `alert ${getAlertBoxClass(tone)}`;

export type AlertProps = {
  /**
   * `alert` for an error that has just occurred, `status` for other news. Screen readers announce both when they appear.
   * None for a box that is there from the start.
   */
  role?: 'alert' | 'status';
  /** `clay` for errors, `brass` for warnings and notes, `palm` for success, `sea` for information. */
  tone?: Tone;
};
