/** The recorded scenes by the id of their question. Each step has one caption, whose text is in the content of the question. */

const findField = (page, form, key) => page.locator(`#${form}-${key}`);

const findSubmitButton = (page, form) => page.locator(`#${form}-form button[type=submit]`);

export const SCENES = {
  async 'promote-inputs-via-adwords'({ page, step, click, type, fill, select }) {
    const input = (key) => findField(page, 'campaign', key);
    await step(() => type(input('headline'), 'Winter abayas, 20 % off'));
    await step(() => type(input('keywords'), 'abaya, winter,'));
    await step(async () => {
      await type(input('budget'), '60');
      await type(input('bid'), '0.40');
    });
    await step(async () => {
      await fill(input('place'), 'Muscat');
      await type(input('street'), 'Way 3509');
      await fill(input('city'), 'Muscat');
      await fill(input('state'), 'Muscat');
      await fill(input('postalCode'), '112');
      await select(input('taxStatus'), { index: 1 });
    });
    await step(async () => {
      await click(findSubmitButton(page, 'campaign'));
      await page.waitForURL(/adwords/);
      await page.getByRole('heading', { name: 'Winter abayas, 20 % off' }).scrollIntoViewIfNeeded();
    });
  },

  async 'add-a-category'({ page, step, click, type, fill, select, scroll }) {
    const input = (key) => findField(page, 'contact', key);
    await step(() => scroll(320));
    await step(async () => {
      await page.goto('/contact-us');
      await type(input('name'), 'Salim Al-Rimali');
      await fill(input('email'), 'salim@rimal.example');
      await select(input('purpose'), { index: 1 });
    });
    await step(() => type(input('message'), 'New category: Beekeeping, تربية النحل'));
    await step(() => type(input('message'), '. Examples: hives, honey extractors.'));
    await step(async () => {
      await click(findSubmitButton(page, 'contact'));
      await page.locator('[data-delivery]').first().waitFor();
      await page.locator('[data-delivery]').first().scrollIntoViewIfNeeded();
    });
  },

  async 'add-funds-in-the-wallet'({ page, step, click, type }) {
    await step(() => click(page.locator('main a[href="/wallet/addmoney"]').first()));
    await step(() => type(findField(page, 'add-money', 'amount'), '250'));
    await step(() => click(page.getByRole('main').getByRole('radio').first()));
    await step(async () => {
      await click(findSubmitButton(page, 'add-money'));
      await page.waitForURL(/userwallet/);
    });
    await step(async () => {
      await click(page.locator('main a[href^="/wallet/receipt"]').first());
      await page.waitForURL(/receipt/);
    });
  },
};

/** The address that each scene starts at. */
export const STARTS = {
  'promote-inputs-via-adwords': '/findproduct/createnewcampaign',
  'add-a-category': '/category',
  'add-funds-in-the-wallet': '/wallet',
};
