/** What every page does with stored data, in one script: each further one costs every page an address. */
import '@/features/favourites/store-pages.ts';
import '@/features/unread-messages/unread-count.ts';
import './user-badge.ts';
