/** Filters and sorts the government projects, by their status on the visitor's clock. */
import { defineDailyListing } from '@/listing/listing-element.ts';
import { getProjectStatus } from '@/features/projects/project-status.ts';
import { PROJECT_LIST } from './project-list.ts';

defineDailyListing('ino-project-listing', PROJECT_LIST, (data, position) => ({
  position,
  sector: data['sector'] ?? '',
  place: data['place'] ?? '',
  closes: data['closes'] ?? '',
  budget: Number(data['budget']),
  state: getProjectStatus({ closes: data['closes'] ?? '', isAwarded: data['awarded'] !== undefined }, new Date()),
}));
