/**
 * In dev, applies changes of the content and its schema while the server runs. Astro alone does not reload modules
 * below the content config, nor any content after its own config has changed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, HookParameters } from 'astro';
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment } from 'vite';
import { getContentVersion } from '../../lib/content-version.ts';
import { getErrorMessage } from '../../lib/node/get-error-message.ts';
import { devState, LOADER } from './dev.ts';
import { waitForFirstPage } from './first-page.ts';
import { liveStorePlugin, storedEntriesPlugin } from './live-store.ts';
import { watchFolder, type FileEvent } from './watch-folder.ts';
import { hasPictureSize } from './pictures/asset-info.ts';
import { digests } from './page-cache/digests.ts';
import { withPageCache } from './page-cache/page-cache.ts';
import { getSiteDigest } from './page-cache/site-digest.ts';
import { picturesPlugin, preparePictures, servePictures, withOriginals } from './pictures/integration.ts';
import { findBundle, type PageBundle } from './second-thread/bundle.ts';
import { withSecondThread } from './second-thread/second-thread.ts';

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

const NOT_SYNCED_MESSAGE = 'The content has issues: an invalid entry shows its last valid version';

const MODULE_PATTERN = /\.[cm]?[jt]sx?$/;

/** Returns the path of a content file from the root of the project; undefined for other files. */
function toContentPath({ config }: Server, file: string): string | undefined {
  const relative = path.relative(config.root, file).split(path.sep).join('/');
  const isContent = devState.watched.some((watched) => relative === watched || relative.startsWith(`${watched}/`));
  return isContent ? relative : undefined;
}

type SchemaChange = { config: string; modules: ReadonlySet<EnvironmentModuleNode> };

/** Returns the content config, and the modules from a changed file up to it, when it imports the file. */
function findSchemaChange({ environments }: Server, file: string): SchemaChange | undefined {
  const modules = new Set(environments.astro?.moduleGraph.getModulesByFile(file));
  const imported = [...modules].filter((module) => module.importers.size > 0);
  // Iterating a set includes elements added meanwhile.
  for (const module of modules) module.importers.forEach((importer) => modules.add(importer));
  const [top] = imported.length ? [...modules].filter((module) => module.importers.size === 0) : [];
  return top?.file ? { config: top.file, modules } : undefined;
}

/** Reloads the content config. When that fails, logs the error and keeps the previous config. */
async function reloadConfig(
  { environments, watcher }: Server,
  { config, modules }: SchemaChange,
  logger: Setup['logger'],
): Promise<boolean> {
  try {
    const { runner } = environments.astro as RunnableDevEnvironment;
    // The runner keeps an evaluated module when Vite has its code already, which with `preTransformRequests` may be newer.
    for (const { id } of modules) {
      const evaluated = runner.evaluatedModules.getModuleById(id ?? '');
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
    }
    await runner.import(config);
    watcher.emit('change', config);
    return true;
  } catch (error) {
    logger.error(`The schema cannot be loaded, the last valid one stays: ${getErrorMessage(error)}`);
    return false;
  }
}

/** Astro’s event after which pages determine their addresses again. */
const CONTENT_CHANGED = 'astro:content-changed';

/** Makes open pages show the current content. */
function announceContent({ environments }: Server): void {
  for (const name of ['ssr', 'prerender']) environments[name]?.hot.send(CONTENT_CHANGED, {});
  environments.client.hot.send({ type: 'full-reload', path: '*' });
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

/** Names the entry of the bundle that renders pages: with a server, Astro leaves that to whoever sets a prerenderer. */
const prerenderEntryPlugin: Plugin = {
  name: 'keystatic-bridge:prerender-entry',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'prerender' ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } } : undefined,
};

/** Milliseconds by which the times of files may be behind the clock. */
const CLOCK_MARGIN_MS = 1000;

/** Watches the folder of the content instead of Vite, and reports its changes like Vite’s watcher. */
function watchContent(server: Server, folder: string, update: () => Promise<void>, logger: Setup['logger']): void {
  const since = Date.now() - CLOCK_MARGIN_MS;
  const reportError = (error: unknown) => {
    logger.error(`Some changes of the content show only after a restart: ${getErrorMessage(error)}`);
  };
  const start = async () => {
    const report = (event: FileEvent, file: string) => server.watcher.emit(event, file);
    const { ready, close } = watchFolder(folder, since, report, reportError);
    server.httpServer?.once('close', close);
    const mayMissDeletions = await ready;
    server.watcher.emit('ready');
    if (!mayMissDeletions) return;
    devState.changed = undefined;
    await update();
  };
  waitForFirstPage(server).then(start).catch(reportError);
}

export type BridgeOptions = {
  /**
   * The folder with all content, from the root of the project, as in `content`. In dev, the bridge watches it in a way that
   * suits thousands of entries. By default, Vite watches all content.
   */
  folder?: string;
  /** Threads that render pages when there are many, by default 2. One needs less memory. */
  threads?: 1 | 2;
};

/** Creates the integration for the Astro config. */
export function bridge({ folder: contentFolder, threads = 2 }: BridgeOptions = {}): AstroIntegration {
  let folder: string | undefined;
  let config: AstroConfig;
  let hasServer = false;
  const bundle: PageBundle = {};
  const setup = ({ server, refreshContent, logger }: Setup) => {
    sendIssues(server);
    replaceSyncedMessage(logger);
    let timer: NodeJS.Timeout | undefined;
    let schemaChange: SchemaChange | undefined;
    let brokenChange: SchemaChange | undefined;
    let hasPictureChanged = false;
    let shownVersion = getContentVersion();

    const logError = (error: unknown) => {
      logger.error(getErrorMessage(error));
    };
    // Astro silently ignores a refresh while it loads the content config: retry until it loads.
    const loadUntilDone = async (loads: number) => {
      const isLoaded = () => devState.loads !== loads && devState.loaded === devState.generation;
      for (let attempt = 0; attempt < MAX_RELOAD_CHECKS && !isLoaded(); attempt++) {
        if (attempt > 0) await sleep(CONFIG_DELAY_MS);
        await refreshContent?.({ loaders: [LOADER] }).catch(logError);
      }
      // The stored data of an entry does not change with the content of a picture in its body.
      if (hasPictureChanged || getContentVersion() !== shownVersion) announceContent(server);
      hasPictureChanged = false;
      shownVersion = getContentVersion();
    };
    const update = async () => {
      const change = schemaChange;
      schemaChange = undefined;
      if (!change) return loadUntilDone(devState.loads);
      brokenChange = (await reloadConfig(server, change, logger)) ? undefined : change;
    };
    const onChange = (file: string) => {
      // A broken config is tried again with the next changed module, because a missing module is in no graph.
      const change = findSchemaChange(server, file) ?? (MODULE_PATTERN.test(file) ? brokenChange : undefined);
      const content = toContentPath(server, file);
      if (!change && content === undefined) return;
      if (content !== undefined) devState.changed?.add(content);
      if (change) schemaChange = { ...change, modules: new Set([...(schemaChange?.modules ?? []), ...change.modules]) };
      hasPictureChanged ||= hasPictureSize(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        update().catch(logError);
      }, WRITE_DELAY_MS);
    };
    devState.onGeneration = () => {
      const { loads, generation } = devState;
      // Astro loads the content itself when it starts.
      if (generation === 1) return;
      setTimeout(() => {
        loadUntilDone(loads).catch(logError);
      }, CONFIG_DELAY_MS);
    };
    for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
    devState.changed = undefined;
    if (folder !== undefined) {
      watchContent(server, path.join(server.config.root, folder), update, logger);
      return;
    }
    // The watcher reports no changes of files that it has not found yet.
    server.watcher.once('ready', () => {
      devState.changed = undefined;
    });
  };
  return {
    name: LOADER,
    hooks: {
      'astro:config:setup': ({ command, config: { root }, injectScript, updateConfig }) => {
        if (command === 'dev') {
          injectScript('page', `import ${JSON.stringify(ISSUES_BAR)};`);
          updateConfig({ vite: { plugins: [liveStorePlugin] } });
          // A folder that an editor creates later is found by Vite.
          const full = path.join(fileURLToPath(root), contentFolder ?? '');
          folder = contentFolder !== undefined && existsSync(full) ? contentFolder : undefined;
          const isIgnored = (file: string) => file === full || file.startsWith(full + path.sep);
          if (folder !== undefined) updateConfig({ vite: { server: { watch: { ignored: isIgnored } } } });
        }
        if (command === 'dev' || command === 'build') updateConfig({ vite: { plugins: [picturesPlugin(command)] } });
        if (command === 'build')
          updateConfig({
            vite: { plugins: [prerenderEntryPlugin, findBundle(bundle), storedEntriesPlugin(() => config)] },
          });
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
        const pictures = preparePictures(config);
        const pages = hasServer ? config.build.client : config.outDir;
        setPrerenderer((prerenderer) => {
          const first = withOriginals(prerenderer, pictures, config, hasServer);
          const all = threads === 1 ? first : withSecondThread(first, bundle, pictures, config, logger);
          return withPageCache(all, config, pages, logger);
        });
      },
      'astro:build:setup': ({ pages }) => {
        bundle.styles = pages;
      },
    },
  };
}
