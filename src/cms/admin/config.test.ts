import { describe, expect, it } from 'vitest';
import { onRequest as onDevRequest } from './dev-middleware.ts';
import { createAdminPolicy, DEV_ADMIN_POLICY, onRequest } from './content-security-policy.ts';
import { createAdminConfig } from './config.ts';

const ALL = {
  PUBLIC_KEYSTATIC_STORAGE: 'github',
  PUBLIC_KEYSTATIC_GITHUB_REPO: 'owner/name',
  PUBLIC_KEYSTATIC_GITHUB_APP_SLUG: 'app',
  KEYSTATIC_GITHUB_CLIENT_ID: 'id',
  KEYSTATIC_GITHUB_CLIENT_SECRET: 'secret',
  KEYSTATIC_SECRET: 'long',
};

const getIntegrationNames = (env: Record<string, string>) =>
  createAdminConfig(env).integrations.map(({ name }) => name);

describe('admin in the Astro config', () => {
  it('exists only in dev; the build is plain files', () => {
    expect(getIntegrationNames({})).toEqual(['admin-in-dev']);
    expect(getIntegrationNames({ PUBLIC_KEYSTATIC_STORAGE: 'local' })).toEqual(['admin-in-dev']);
    expect(createAdminConfig({})).not.toHaveProperty('adapter');
  });

  it('is deployed with a server and its own policy', () => {
    expect(getIntegrationNames(ALL)).toEqual(['keystatic', 'admin-policy', 'admin-start-check']);
    expect(createAdminConfig(ALL).adapter?.name).toBe('@astrojs/node');
  });

  it.each(Object.keys(ALL).slice(1))('is rejected without %s', (missing) => {
    expect(() => createAdminConfig({ ...ALL, [missing]: '' })).toThrow(`which needs ${missing}: set them`);
  });

  it('is rejected without several variables, and names each', () => {
    const { PUBLIC_KEYSTATIC_STORAGE } = ALL;
    expect(() => createAdminConfig({ PUBLIC_KEYSTATIC_STORAGE })).toThrow(Object.keys(ALL).slice(1).join(', '));
  });

  it('is rejected with a URL as the repository', () => {
    const PUBLIC_KEYSTATIC_GITHUB_REPO = 'https://github.com/owner/name';
    expect(() => createAdminConfig({ ...ALL, PUBLIC_KEYSTATIC_GITHUB_REPO })).toThrow(
      'PUBLIC_KEYSTATIC_GITHUB_REPO is “https://github.com/owner/name”: write it as owner/name',
    );
  });
});

describe('the admin in dev', () => {
  const answer = async (pathname: string, type = 'text/html'): Promise<Response> => {
    const page = new Response('<p>page</p>', { headers: { 'Content-Type': type } });
    const context = { url: new URL(pathname, 'http://localhost') } as Parameters<typeof onRequest>[0];
    return (await onDevRequest(context, () => Promise.resolve(page))) as Response;
  };

  it('gets scripts of the server, and a policy that blocks styles and fonts of other hosts', async () => {
    const response = await answer('/keystatic/collection/products');
    expect(await response.text()).toMatch(/^<p>page<\/p>(?:<script type="module" src="\/[^"]+"><\/script>){2}$/);
    expect(response.headers.get('Content-Security-Policy')).toBe(DEV_ADMIN_POLICY);
    expect(DEV_ADMIN_POLICY).toContain("style-src 'self' 'unsafe-inline'; font-src 'self';");
    expect(DEV_ADMIN_POLICY).not.toMatch(/script-src|default-src/);
  });

  it.each([
    ['/', undefined],
    ['/api/keystatic/tree', undefined],
    ['/keystatic/tree', 'application/json'],
  ])('leaves %s of the type %s unchanged', async (pathname, type) => {
    const response = await answer(pathname, type);
    expect(await response.text()).toBe('<p>page</p>');
    expect(response.headers.get('Content-Security-Policy')).toBeNull();
  });
});

describe('policy of the admin', () => {
  const STRICT = "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=';";

  it('keeps the scripts of the strict policy and widens the rest', () => {
    const policy = createAdminPolicy(STRICT);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    // A hash would disable 'unsafe-inline'.
    expect(policy).not.toContain('sha256-def');
    expect(createAdminPolicy('')).toContain("script-src 'self'");
  });

  const getPolicy = async (pathname: string): Promise<string | null> => {
    const page = new Response('', { headers: { 'Content-Security-Policy': STRICT } });
    const context = { url: new URL(pathname, 'https://ino.example') } as Parameters<typeof onRequest>[0];
    const response = await onRequest(context, () => Promise.resolve(page));
    return (response as Response).headers.get('Content-Security-Policy');
  };

  it.each(['/keystatic', '/keystatic/', '/keystatic/collection/products'])('applies to %s', async (pathname) => {
    expect(await getPolicy(pathname)).toBe(createAdminPolicy(STRICT));
  });

  it.each(['/', '/keystatics', '/Helpcenter/keystatic', '/api/keystatic/tree'])(
    'is not that of %s',
    async (pathname) => {
      expect(await getPolicy(pathname)).toBe(STRICT);
    },
  );
});
