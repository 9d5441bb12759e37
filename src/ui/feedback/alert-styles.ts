/** Classes that the alerts of pages and of islands share. */
import { TONE_CLASS, type Tone } from '../tone.ts';

/** Returns the classes of a tinted box. */
export const alertBoxClass = (tone: Tone): string => `rounded-card p-4 ${TONE_CLASS[tone]}`;

/** Row of the icon and the content. */
export const ALERT_ROW_CLASS = 'flex items-start gap-3';

/** Row of the text and the actions, which wrap below it. */
export const ALERT_CONTENT_CLASS = 'flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-3';

export const ALERT_TEXT_CLASS = 'min-w-0 grow basis-64';

export type AlertProps = {
  /**
   * `alert` for an error that has just occurred, `status` for other news. Screen readers announce both when they appear.
   * None for a box that is there from the start.
   */
  role?: 'alert' | 'status';
  /** `clay` for errors, `brass` for warnings and notes, `palm` for success, `sea` for information. */
  tone?: Tone;
};
