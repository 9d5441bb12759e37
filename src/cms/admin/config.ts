/**
 * When the Keystatic admin is part of the site: always in dev, and in a build only where it is to be
 * deployed (`PUBLIC_KEYSTATIC_STORAGE=github`). Otherwise the build is plain files without a byte of it.
 */
import node from '@astrojs/node';
import keystatic from '@keystatic/astro';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { readFileSync, writeFileSync } from 'node:fs';
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
  if (missing.length) stop(`which needs ${missing.join(', ')}: set them for the build, in the environment or in .env`);
  if (!isRepository(env[REPOSITORY])) stop(`but ${REPOSITORY} is “${env[REPOSITORY] ?? ''}”: write it as owner/name`);
}

const inDev: AstroIntegration = {
  name: 'admin-in-dev',
  hooks: {
    'astro:config:setup': ({ addMiddleware, command, updateConfig }) => {
      if (command !== 'dev') return;
      updateConfig({ integrations: [keystatic()] });
      addMiddleware({ entrypoint: new URL('./content-issues-bar.ts', import.meta.url), order: 'pre' });
    },
  },
};

/** Stops the server before it listens: without a secret only the first sign-in would fail, and not say why. */
const startCheck = `import process from 'node:process';

const missing = ${JSON.stringify(SECRETS)}.filter((name) => !process.env[name]);
if (missing.length) {
  console.error(
    \`The admin cannot start without \${missing.join(', ')}: set them in the environment of this server. It does not read .env by itself; “node --env-file=.env” does.\`,
  );
  process.exit(1);
}
`;

/** Puts the check in front of the server that the build has written. */
function withStartCheck(): AstroIntegration {
  let entry: URL;
  return {
    name: 'admin-start-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        entry = new URL(config.build.serverEntry, config.build.server);
      },
      'astro:build:done': () => {
        writeFileSync(new URL('check-secrets.mjs', entry), startCheck);
        writeFileSync(entry, `import './check-secrets.mjs';\n${readFileSync(entry, 'utf8')}`);
      },
    },
  };
}

const withPolicy: AstroIntegration = {
  name: 'admin-policy',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('./content-security-policy.ts', import.meta.url), order: 'pre' });
    },
  },
};

/** The part of the Astro config that carries the admin. Throws when it is to be deployed and something for it is missing. */
export function adminConfig(env: Environment): Pick<AstroUserConfig, 'adapter'> & { integrations: AstroIntegration[] } {
  if (env['PUBLIC_KEYSTATIC_STORAGE'] !== 'github') return { integrations: [inDev] };
  checkEnvironment(env);
  return { integrations: [keystatic(), withPolicy, withStartCheck()], adapter: node({ mode: 'standalone' }) };
}
