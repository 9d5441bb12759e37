/** The calendar file with the deadline of a government project (iCalendar, RFC 5545). */
import ical, { ICalAlarmType } from 'ical-generator';
import { addDays } from '@/lib/dates/days.ts';

/** Days before the deadline on which the calendar reminds. */
const REMINDER_DAYS = 3;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Returns the file: an event for the whole last day, without a time zone, with a reminder.
 * @param project `closes` is an ISO date; `url` is absolute
 */
export function formatDeadlineFile(project: {
  id: string;
  title: string;
  number: string;
  issuer: string;
  closes: string;
  opens: string;
  url: string;
}): string {
  const calendar = ical({ prodId: { company: 'INO', product: 'projects', language: 'EN' } });
  const event = calendar.createEvent({
    id: `project-${project.id}`,
    // Calendars need a time stamp; the opening day keeps the file equal in each build.
    stamp: new Date(`${project.opens}T00:00:00Z`),
    start: `${project.closes}T00:00:00`,
    end: `${addDays(project.closes, 1)}T00:00:00`,
    allDay: true,
    summary: `${project.number}: ${project.title}`,
    description: project.issuer,
    url: project.url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_DAYS * DAY_SECONDS, description: project.title });
  return calendar.toString();
}
