/** What every page of the site needs of scripts, in one file. */
import './dialogs.ts';
import './drawer.ts';
import './sleepers.ts';
