import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/package.json');
const { chromium } = require('@playwright/test');
const { launchOptions } = await import(process.cwd() + '/tools/browser.mjs');
const [,, base, path, out, ...looks] = process.argv;
const browser = await chromium.launch(launchOptions());
for (const look of looks) {
  const [w, scheme] = look.split('-');
  const ctx = await browser.newContext({ viewport: { width: +w, height: 860 }, colorScheme: scheme ?? 'light', reducedMotion: 'reduce', locale:'en-GB', timezoneId:'Asia/Muscat' });
  const page = await ctx.newPage();
  page.on('console', m => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', e => console.log('pageerror', e.message));
  await page.goto(base + path); await page.keyboard.press('Escape'); await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}-${look}.png`, fullPage: process.env.FULL === '1' });
  await ctx.close();
}
await browser.close();
