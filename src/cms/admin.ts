/**
 * When the Keystatic admin is part of the site: always in dev, and in a build only where it is to be
 * deployed (`PUBLIC_KEYSTATIC_STORAGE=github`). Otherwise the build is plain files without a byte of it.
 */
import node from '@astrojs/node';
import keystatic from '@keystatic/astro';
import type { AstroIntegration, AstroUserConfig } from 'astro';

/** What Keystatic's sign-in with GitHub needs; the last is any long random text. */
const SECRETS = ['KEYSTATIC_GITHUB_CLIENT_ID', 'KEYSTATIC_GITHUB_CLIENT_SECRET', 'KEYSTATIC_SECRET'] as const;
const REQUIRED = ['PUBLIC_KEYSTATIC_GITHUB_REPO', 'PUBLIC_KEYSTATIC_GITHUB_APP_SLUG', ...SECRETS] as const;

type Environment = Record<string, string | undefined>;

function checkSecrets(env: Environment): void {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length) {
    throw new Error(
      `PUBLIC_KEYSTATIC_STORAGE=github deploys the admin, which needs ${missing.join(', ')}: set them in the environment or in .env (see README, “Several editors”)`,
    );
  }
}

const inDev: AstroIntegration = {
  name: 'admin-in-dev',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ integrations: [keystatic()] });
    },
  },
};

/** The part of the Astro config that carries the admin. Throws when it is to be deployed and a secret is missing. */
export function adminConfig(env: Environment): Pick<AstroUserConfig, 'adapter'> & { integrations: AstroIntegration[] } {
  if (env['PUBLIC_KEYSTATIC_STORAGE'] !== 'github') return { integrations: [inDev] };
  checkSecrets(env);
  return { integrations: [keystatic()], adapter: node({ mode: 'standalone' }) };
}
