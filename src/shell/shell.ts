/** What every page of the site needs of scripts, in one file. */
import './drawer.ts';
import './lazy-scripts.ts';
