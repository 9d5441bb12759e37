/**
 * When the Keystatic admin is part of the site: always in dev, and in a build only where it is to be
 * deployed (`PUBLIC_KEYSTATIC_STORAGE=github`). Otherwise the build is plain files without a byte of it.
 */
import node from '@astrojs/node';
import keystatic from '@keystatic/astro';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { isRepository } from './storage.ts';

/** What Keystatic's sign-in with GitHub needs; the last is any long random text. */
const SECRETS = ['KEYSTATIC_GITHUB_CLIENT_ID', 'KEYSTATIC_GITHUB_CLIENT_SECRET', 'KEYSTATIC_SECRET'] as const;
const REPOSITORY = 'PUBLIC_KEYSTATIC_GITHUB_REPO';
const REQUIRED = [REPOSITORY, 'PUBLIC_KEYSTATIC_GITHUB_APP_SLUG', ...SECRETS] as const;

type Environment = Record<string, string | undefined>;

const stop = (reason: string): never => {
  throw new Error(`PUBLIC_KEYSTATIC_STORAGE=github deploys the admin, ${reason} (see README, “Several editors”)`);
};

function checkEnvironment(env: Environment): void {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length) stop(`which needs ${missing.join(', ')}: set them in the environment or in .env`);
  if (!isRepository(env[REPOSITORY])) stop(`but ${REPOSITORY} is “${env[REPOSITORY] ?? ''}”: write it as owner/name`);
}

const inDev: AstroIntegration = {
  name: 'admin-in-dev',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ integrations: [keystatic()] });
    },
  },
};

const withPolicy: AstroIntegration = {
  name: 'admin-policy',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('./admin-policy.ts', import.meta.url), order: 'pre' });
    },
  },
};

/** The part of the Astro config that carries the admin. Throws when it is to be deployed and something for it is missing. */
export function adminConfig(env: Environment): Pick<AstroUserConfig, 'adapter'> & { integrations: AstroIntegration[] } {
  if (env['PUBLIC_KEYSTATIC_STORAGE'] !== 'github') return { integrations: [inDev] };
  checkEnvironment(env);
  return { integrations: [keystatic(), withPolicy], adapter: node({ mode: 'standalone' }) };
}
