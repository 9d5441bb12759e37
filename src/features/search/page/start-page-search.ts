/** Starts the search of the results page. A small script, which runs before those that render the results have arrived. */
import { startPageSearch } from './page-results.ts';

startPageSearch();
