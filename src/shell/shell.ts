/** Entry point of the scripts that every page of the site needs. */
import '@/service-worker/register.ts';
import './drawer.ts';
import './lazy-scripts.ts';
