/** What the side bar shows of stored data, in one script: each further one costs every page an address. */
import '@/features/unread-messages/unread-count.ts';
import './user-badge.ts';
