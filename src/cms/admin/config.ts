/**
 * Decides when the Keystatic admin is part of the site: always in dev; in a build only when it is deployed
 * (`PUBLIC_KEYSTATIC_STORAGE=github`). Otherwise the build is plain files without the admin.
 */
import node from '@astrojs/node';
import keystatic from '@keystatic/astro';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { prependToServer } from './prepend-to-server.ts';
import { isRepository } from './storage.ts';
import { adminTree } from './tree/integration.ts';

/** Secrets of Keystatic’s sign-in with GitHub. `KEYSTATIC_SECRET` is any long random text. */
const SECRETS = ['KEYSTATIC_GITHUB_CLIENT_ID', 'KEYSTATIC_GITHUB_CLIENT_SECRET', 'KEYSTATIC_SECRET'] as const;
const REPOSITORY = 'PUBLIC_KEYSTATIC_GITHUB_REPO';
const REQUIRED = [REPOSITORY, 'PUBLIC_KEYSTATIC_GITHUB_APP_SLUG', ...SECRETS] as const;

type Environment = Record<string, string | undefined>;

const fail = (reason: string): never => {
  throw new Error(`PUBLIC_KEYSTATIC_STORAGE=github deploys the admin, ${reason} (see README, “Several editors”)`);
};

function checkEnvironment(env: Environment): void {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length) fail(`which needs ${missing.join(', ')}: set them for the build, in the environment or in .env`);
  if (!isRepository(env[REPOSITORY])) fail(`but ${REPOSITORY} is “${env[REPOSITORY] ?? ''}”: write it as owner/name`);
}

const devAdmin: AstroIntegration = {
  name: 'admin-in-dev',
  hooks: {
    'astro:config:setup': ({ addMiddleware, command, injectScript, updateConfig }) => {
      if (command !== 'dev') return;
      injectScript('before-hydration', `import '/src/cms/admin/stop-performance-tracks.ts';`);
      updateConfig({ integrations: [keystatic(), adminTree()] });
      addMiddleware({ entrypoint: new URL('./dev-middleware.ts', import.meta.url), order: 'pre' });
    },
  },
};

/** Stops the server before it listens: with a missing secret only the first sign-in would fail, without a reason. */
const START_CHECK = `import process from 'node:process';

const missing = ${JSON.stringify(SECRETS)}.filter((name) => !process.env[name]);
if (missing.length) {
  console.error(
    \`The admin cannot start without \${missing.join(', ')}: set them in the environment of this server. It does not read .env by itself; “node --env-file=.env” does.\`,
  );
  process.exit(1);
}
`;

const policyMiddleware: AstroIntegration = {
  name: 'admin-policy',
  hooks: {
    'astro:config:setup': ({ addMiddleware, updateConfig }) => {
      for (const file of ['./content-security-policy.ts', './site-address.ts'])
        addMiddleware({ entrypoint: new URL(file, import.meta.url), order: 'pre' });
      updateConfig({ security: { checkOrigin: false } });
    },
  },
};

/**
 * Returns the part of the Astro config for the admin.
 * @throws Error when the admin is to be deployed and a variable is missing or invalid
 */
export function createAdminConfig(
  env: Environment,
): Pick<AstroUserConfig, 'adapter'> & { integrations: AstroIntegration[] } {
  if (env['PUBLIC_KEYSTATIC_STORAGE'] !== 'github') return { integrations: [devAdmin] };
  checkEnvironment(env);
  return {
    integrations: [
      keystatic(),
      policyMiddleware,
      prependToServer('admin-start-check', 'check-secrets.mjs', START_CHECK),
    ],
    adapter: node({ mode: 'standalone' }),
  };
}
