import path from 'node:path';
import { RuleTester } from 'eslint';
import { describe, test } from 'vitest';
import { walls } from './walls.mjs';

RuleTester.describe = describe;
RuleTester.it = test;
RuleTester.itOnly = test.only;

const inFile = (name: string, source: string) => ({
  filename: path.resolve('src', name),
  code: `import x from '${source}'; export { x };`,
});

const refused = (messageId: string) => (file: string, source: string) => ({
  ...inFile(file, source),
  name: `${file} ← ${source}`,
  errors: [{ messageId }],
});

const wall = refused('wall');
const across = refused('across');
const inside = refused('inside');
const config = refused('config');

const allowed = (file: string, source: string) => ({ ...inFile(file, source), name: `${file} ← ${source}` });

new RuleTester().run('walls', walls, {
  valid: [
    allowed('ui/Strip.astro', './button.ts'),
    allowed('ui/Banner.tsx', 'react'),
    allowed('cms/singleton.ts', '../../keystatic.config.ts'),
    allowed('cms/look.ts', '../ui/icon-names.ts'),
    allowed('cms/link.ts', './bridge/fields.ts'),
    allowed('catalogue/ProductView.astro', '@/ui/Band.astro'),
    allowed('help/HelpTopic.astro', '@/catalogue/words.ts'),
    allowed('shell/schema.ts', '../catalogue/store-fields.ts'),
    allowed('forms/kinds/PlaceBox.tsx', '@/places/distance.ts'),
    allowed('pages/index.astro', '@/home/home.ts'),
    allowed('content.config.ts', './cms/bridge/index.ts'),
  ],
  invalid: [
    wall('ui/Strip.astro', '@/routes.ts'),
    wall('ui/Strip.astro', '@/cms/fill.ts'),
    wall('ui/Strip.astro', '../catalogue/price.ts'),
    wall('cms/bridge/reader.ts', '../once.ts'),
    wall('cms/bridge/reader.ts', '@/routes.ts'),
    wall('cms/fill.ts', '@/catalogue/price.ts'),
    wall('cms/fill.ts', '@/ui/button.ts'),
    wall('forms/Form.tsx', '@/wallet/ledger.ts'),
    wall('forms/kinds/PlaceBox.tsx', '@/places/nearby.ts'),
    wall('device/outbox.ts', '@/catalogue/price.ts'),
    wall('routes.ts', './cms/fill.ts'),
    wall('shell/TopBar.astro', '@/pages/404.astro'),
    across('catalogue/ProductView.astro', '../ui/Band.astro'),
    inside('catalogue/ProductView.astro', '@/catalogue/price.ts'),
    config('catalogue/schema.ts', '@/cms/fields.ts'),
    config('catalogue/schema.ts', '@/catalogue/store-fields.ts'),
    { ...wall('ui/x.ts', '@/routes.ts'), name: 're-export', code: `export { ROUTES } from '@/routes.ts';` },
    { ...wall('ui/x.ts', '@/routes.ts'), name: 'import on demand', code: `import('@/routes.ts');` },
  ],
});
