/** Makes `client:near-viewport` available to islands that a page gets after it was loaded. */
import nearViewport from './on-near-viewport.ts';
import { provideDirective } from './provide-directive.ts';

provideDirective('near-viewport', nearViewport);
