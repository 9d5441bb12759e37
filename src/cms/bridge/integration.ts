/**
 * In dev, brings changes of content and of its schema to the pages while the server runs. Astro by
 * itself reloads nothing when a module below the content config changes, and no content any more once
 * its own config has changed.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AstroIntegration, HookParameters } from 'astro';
import { createDevServer, LOADER } from './dev.ts';

/** Where browsers ask for the faults and by which event they hear of later ones; and the script that does so. */
const FAULTS = '/@content-faults';
const FAULT_BAR = path.join(import.meta.dirname, 'fault-bar.ts');

type Setup = HookParameters<'astro:server:setup'>;
type Server = Setup['server'];

/** Time for an editor's several writes of one save to arrive, in milliseconds. */
const SETTLE = 80;
/** Time after which Astro has noticed that its content config has changed, in milliseconds. */
const NOTICE = 150;
const TRIES = 60;

const NOT_SYNCED = 'The content has faults: pages keep the last good version';

const MODULE = /\.[cm]?[jt]sx?$/;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isContent({ config }: Server, file: string): boolean {
  const relative = path.relative(config.root, file).split(path.sep).join('/');
  return createDevServer.watched.some((watched) => relative === watched || relative.startsWith(`${watched}/`));
}

/** The content config, when the file is one of the modules that it imports. */
function configAbove({ environments }: Server, file: string): string | undefined {
  const seen = new Set(environments.astro?.moduleGraph.getModulesByFile(file));
  const imported = [...seen].filter((module) => module.importers.size > 0);
  // A set takes what is added while it is walked.
  for (const module of seen) module.importers.forEach((importer) => seen.add(importer));
  const [top] = imported.length ? [...seen].filter((module) => module.importers.size === 0) : [];
  return top?.file ?? undefined;
}

/** Loads the content config anew; while it is broken, that is logged and the last one stays. */
async function reloadConfig(
  { environments, watcher }: Server,
  config: string,
  logger: Setup['logger'],
): Promise<boolean> {
  try {
    const astro = environments.astro as unknown as { runner: { import: (file: string) => Promise<unknown> } };
    await astro.runner.import(config);
    watcher.emit('change', config);
    return true;
  } catch (error) {
    logger.error(`The schema cannot be loaded, the last good one stays: ${message(error)}`);
    return false;
  }
}

/** What Astro has stored, and the module by which pages read it. */
const STORE_FILE = 'data-store.json';
const STORE_MODULE = '\0astro:data-layer-content';

/** Astro renews that module, but keeps what a page had begun to read before the file was written: drop that too. */
function forgetStore({ environments }: Server): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const store = moduleGraph.getModuleById(STORE_MODULE);
    if (store) moduleGraph.invalidateModule(store);
  }
}

/** Astro says after every load that it is good, also beside our list of faults: then say what became of it instead. */
function correctSynced({ options }: Setup['logger']): void {
  const { destination } = options;
  const write = destination.write.bind(destination);
  destination.write = (event) => {
    const wrong = event.label === 'content' && event.message === 'Synced content' && createDevServer.reported !== '';
    write(wrong ? { ...event, level: 'warn', message: NOT_SYNCED } : event);
  };
}

/** Tells the faults to browsers: to those that ask, and whenever they change to all. */
function tellBrowsers({ middlewares, environments }: Server): void {
  middlewares.use(FAULTS, (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(createDevServer.faults));
  });
  createDevServer.onFaults = (faults) => {
    environments.client.hot.send(FAULTS, faults);
  };
}

/** Add it to the integrations of the Astro config. It does nothing in a build. */
export function bridge(): AstroIntegration {
  const setup = ({ server, refreshContent, logger }: Setup) => {
    tellBrowsers(server);
    correctSynced(logger);
    let timer: NodeJS.Timeout | undefined;
    let changed: string | undefined;
    let broken: string | undefined;

    const tell = (error: unknown) => {
      logger.error(message(error));
    };
    // Astro ignores a refresh while it loads the content config, and does not say so: ask until it loads.
    const loadAfter = async (loads: number) => {
      for (
        let tries = 0;
        tries < TRIES && (createDevServer.loads === loads || createDevServer.loaded !== createDevServer.generation);
        tries++
      ) {
        await refreshContent?.({ loaders: [LOADER] }).catch(tell);
        await sleep(NOTICE);
      }
      forgetStore(server);
    };
    const update = async () => {
      const config = changed;
      changed = undefined;
      if (!config) return loadAfter(createDevServer.loads);
      broken = (await reloadConfig(server, config, logger)) ? undefined : config;
    };
    const onChange = (file: string) => {
      if (path.basename(file) === STORE_FILE) forgetStore(server);
      // A broken config is tried again with the next module: one that was missing is in no graph.
      const config = configAbove(server, file) ?? (MODULE.test(file) ? broken : undefined);
      if (!config && !isContent(server, file)) return;
      changed ??= config;
      clearTimeout(timer);
      timer = setTimeout(() => {
        update().catch(tell);
      }, SETTLE);
    };
    createDevServer.onGeneration = () => {
      const { loads } = createDevServer;
      setTimeout(() => {
        loadAfter(loads).catch(tell);
      }, NOTICE);
    };
    for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
  };
  return {
    name: LOADER,
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', `import ${JSON.stringify(FAULT_BAR)};`);
      },
      'astro:server:setup': setup,
    },
  };
}
