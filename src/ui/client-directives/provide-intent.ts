/** Makes `client:intent` available. Every page has the search box, which uses it. */
import intent from './on-intent.ts';
import { provideDirective } from './provide-directive.ts';

provideDirective('intent', intent);
