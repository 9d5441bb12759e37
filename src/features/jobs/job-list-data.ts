import { defineListing } from '@/listing/listing-element.ts';
import { isOver } from '@/lib/dates/deadline.ts';
import { JOB_RULE } from './job-list.ts';

const now = new Date();

defineListing('ino-job-listing', JOB_RULE, (data, position) => ({
  position,
  category: data['category'] ?? '',
  place: data['place'] ?? '',
  from: Number(data['from']),
  to: Number(data['to']),
  years: Number(data['years']),
  closes: data['closes'] ?? '',
  closed: isOver(data['closes'] ?? '', now),
}));
