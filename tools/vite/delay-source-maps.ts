import { createRunnableDevEnvironment, type Plugin } from 'vite';

/**
 * Reads the source maps of the server’s modules when an error is shown. Node would read them all when it loads the modules, which
 * takes a fifteenth of the processor time until the first page.
 */
export const delaySourceMaps = (): Plugin => ({
  name: 'delay-source-maps',
  apply: 'serve',
  configEnvironment: (name) =>
    name === 'client'
      ? undefined
      : {
          dev: {
            createEnvironment: (environment, config) =>
              createRunnableDevEnvironment(environment, config, {
                runnerOptions: { sourcemapInterceptor: 'prepareStackTrace' },
              }),
          },
        },
});
