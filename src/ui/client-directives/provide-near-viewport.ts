/** Makes `client:near-viewport` available to islands. */
import nearViewport from './on-near-viewport.ts';
import { provideDirective } from './provide-directive.ts';

provideDirective('near-viewport', nearViewport);
