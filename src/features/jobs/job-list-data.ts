import { defineDailyListing } from '@/listing/listing-element.ts';
import { isPast } from '@/lib/dates/deadline.ts';
import { JOB_LIST } from './job-list.ts';

defineDailyListing('ino-job-listing', JOB_LIST, (data, position) => ({
  position,
  category: data['category'] ?? '',
  place: data['place'] ?? '',
  from: Number(data['from']),
  to: Number(data['to']),
  years: Number(data['years']),
  closes: data['closes'] ?? '',
  isClosed: isPast(data['closes'] ?? '', new Date()),
}));
