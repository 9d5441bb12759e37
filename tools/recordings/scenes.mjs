/** The recorded scenes by the id of their question. Each step has one caption, whose text is in the content of the question. */

const findField = (page, form, key) => page.locator(`#${form}-${key}`);

const findSubmitButton = (page, form) => page.locator(`#${form}-form button[type=submit]`);

export const SCENES = {
  async 'promote-inputs-via-adwords'({ page, step, click, type, fill, select }) {
    const findInput = (key) => findField(page, 'campaign', key);
    await step(() => type(findInput('headline'), 'Winter abayas, 20 % off'));
    await step(() => type(findInput('keywords'), 'abaya, winter,'));
    await step(async () => {
      await type(findInput('budget'), '60');
      await type(findInput('bid'), '0.40');
    });
    await step(async () => {
      await fill(findInput('place'), 'Muscat');
      await type(findInput('street'), 'Way 3509');
      await fill(findInput('city'), 'Muscat');
      await fill(findInput('state'), 'Muscat');
      await fill(findInput('postalCode'), '112');
      await select(findInput('taxStatus'), { index: 1 });
    });
    await step(async () => {
      await click(findSubmitButton(page, 'campaign'));
      await page.waitForURL(/adwords/);
      await page.getByRole('heading', { name: 'Winter abayas, 20 % off' }).scrollIntoViewIfNeeded();
    });
  },

  async 'add-a-category'({ page, step, click, type, fill, select, scroll }) {
    const findInput = (key) => findField(page, 'contact', key);
    await step(() => scroll(320));
    await step(async () => {
      await page.goto('/contact-us');
      await type(findInput('name'), 'Salim Al-Rimali');
      await fill(findInput('email'), 'salim@rimal.example');
      await select(findInput('purpose'), { index: 1 });
    });
    await step(() => type(findInput('message'), 'New category: Beekeeping, تربية النحل'));
    await step(() => type(findInput('message'), '. Examples: hives, honey extractors.'));
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
