/**
 * In dev, applies changes of the content and its schema while the server runs. Astro alone does not reload modules
 * below the content config, nor any content after its own config has changed.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, HookParameters } from 'astro';
import { devState, LOADER } from './dev.ts';
import { hasPictureSize } from './pictures/asset-info.ts';
import { digests } from './page-cache/digests.ts';
import { withPageCache } from './page-cache/page-cache.ts';
import { getSiteDigest } from './page-cache/site-digest.ts';
import { buildPictures, picturesPlugin, servePictures } from './pictures/integration.ts';

/** Endpoint of the issues and event of later ones, and the script in the browser. */
const ISSUES_ENDPOINT = '/@content-issues';
const ISSUES_BAR = path.join(import.meta.dirname, 'issues-bar.ts');

type Setup = HookParameters<'astro:server:setup'>;
type Server = Setup['server'];

/** Milliseconds to wait for an editor’s consecutive writes of one save. */
const WRITE_DELAY_MS = 80;
/** Milliseconds after which Astro has noticed that its content config changed. */
const CONFIG_DELAY_MS = 150;
const MAX_RELOAD_CHECKS = 60;

const NOT_SYNCED_MESSAGE = 'The content has issues: pages show the last valid version';

const MODULE_PATTERN = /\.[cm]?[jt]sx?$/;

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isContent({ config }: Server, file: string): boolean {
  const relative = path.relative(config.root, file).split(path.sep).join('/');
  return devState.watched.some((watched) => relative === watched || relative.startsWith(`${watched}/`));
}

/** Returns the content config when the file is a module that it imports. */
function findContentConfig({ environments }: Server, file: string): string | undefined {
  const modules = new Set(environments.astro?.moduleGraph.getModulesByFile(file));
  const imported = [...modules].filter((module) => module.importers.size > 0);
  // Iterating a set includes elements added meanwhile.
  for (const module of modules) module.importers.forEach((importer) => modules.add(importer));
  const [top] = imported.length ? [...modules].filter((module) => module.importers.size === 0) : [];
  return top?.file ?? undefined;
}

/** Reloads the content config. When that fails, logs the error and keeps the previous config. */
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
    logger.error(`The schema cannot be loaded, the last valid one stays: ${toMessage(error)}`);
    return false;
  }
}

/** Astro’s stored data, and the module through which pages read it. */
const STORE_FILE = 'data-store.json';
const STORE_MODULE = '\0astro:data-layer-content';

/** Invalidates the store module: Astro updates it, but keeps what pages read before the file was written. */
function invalidateStore({ environments }: Server): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const store = moduleGraph.getModuleById(STORE_MODULE);
    if (store) moduleGraph.invalidateModule(store);
  }
}

/** Replaces Astro’s success message, which it logs after every load, when the content has issues. */
function replaceSyncedMessage({ options }: Setup['logger']): void {
  const { destination } = options;
  const write = destination.write.bind(destination);
  destination.write = (event) => {
    const isWrong = event.label === 'content' && event.message === 'Synced content' && devState.reported !== '';
    write(isWrong ? { ...event, level: 'warn', message: NOT_SYNCED_MESSAGE } : event);
  };
}

/** Sends the issues to browsers: on request, and to all whenever they change. */
function sendIssues({ middlewares, environments }: Server): void {
  middlewares.use(ISSUES_ENDPOINT, (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(devState.issues));
  });
  devState.onIssues = (issues) => {
    environments.client.hot.send(ISSUES_ENDPOINT, issues);
  };
}

/** Creates the integration for the Astro config. */
export function bridge(): AstroIntegration {
  let config: AstroConfig;
  let hasServer = false;
  const setup = ({ server, refreshContent, logger }: Setup) => {
    sendIssues(server);
    replaceSyncedMessage(logger);
    let timer: NodeJS.Timeout | undefined;
    let changedConfig: string | undefined;
    let brokenConfig: string | undefined;
    let pictureChanged = false;

    const logError = (error: unknown) => {
      logger.error(toMessage(error));
    };
    // Astro silently ignores a refresh while it loads the content config: retry until it loads.
    const loadUntilDone = async (loads: number) => {
      for (
        let attempt = 0;
        attempt < MAX_RELOAD_CHECKS && (devState.loads === loads || devState.loaded !== devState.generation);
        attempt++
      ) {
        await refreshContent?.({ loaders: [LOADER] }).catch(logError);
        await sleep(CONFIG_DELAY_MS);
      }
      invalidateStore(server);
      // The stored data of an entry does not change with the content of its picture.
      if (pictureChanged) server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      pictureChanged = false;
    };
    const update = async () => {
      const config = changedConfig;
      changedConfig = undefined;
      if (!config) return loadUntilDone(devState.loads);
      brokenConfig = (await reloadConfig(server, config, logger)) ? undefined : config;
    };
    const onChange = (file: string) => {
      if (path.basename(file) === STORE_FILE) invalidateStore(server);
      // A broken config is tried again with the next changed module, because a missing module is in no graph.
      const config = findContentConfig(server, file) ?? (MODULE_PATTERN.test(file) ? brokenConfig : undefined);
      if (!config && !isContent(server, file)) return;
      changedConfig ??= config;
      pictureChanged ||= hasPictureSize(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        update().catch(logError);
      }, WRITE_DELAY_MS);
    };
    devState.onGeneration = () => {
      const { loads } = devState;
      setTimeout(() => {
        loadUntilDone(loads).catch(logError);
      }, CONFIG_DELAY_MS);
    };
    for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
  };
  return {
    name: LOADER,
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command === 'dev') injectScript('page', `import ${JSON.stringify(ISSUES_BAR)};`);
        if (command === 'dev' || command === 'build') updateConfig({ vite: { plugins: [picturesPlugin(command)] } });
      },
      'astro:config:done': ({ config: done, buildOutput }) => {
        config = done;
        hasServer = buildOutput === 'server';
      },
      'astro:server:setup': (server) => {
        servePictures(config);
        setup(server);
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        digests.site = getSiteDigest(fileURLToPath(config.root));
        const withPictures = buildPictures(config, hasServer);
        const pages = hasServer ? config.build.client : config.outDir;
        setPrerenderer((prerenderer) => withPageCache(withPictures(prerenderer), config, pages, logger));
      },
    },
  };
}
