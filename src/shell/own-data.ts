/** What every page does with stored data, in one script: each further script would add its URL to every page. */
import '@/features/favourites/store-pages.ts';
import '@/features/unread-messages/unread-count.ts';
import './user-badge.ts';
