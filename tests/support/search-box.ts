/** The search box and its panel as a visitor finds them. */
import type { Page } from '@playwright/test';
import { searchLabels } from './content.ts';
import { expect } from './fixtures.ts';

/** Returns the parts of the search box and its panel. */
export function getSearchBox(page: Page) {
  const form = page.getByRole('search');
  return {
    /** A plain search input, and a combobox after hydration. */
    box: form.locator('input'),
    filter: form.getByRole('button', { name: searchLabels.box.filter }),
    close: page.getByRole('button', { name: searchLabels.box.close }),
    list: page.getByRole('listbox'),
    options: page.getByRole('option'),
    findGroup: (name: string) => page.getByRole('listbox').getByRole('group', { name }),
    findOption: (name: string | RegExp) => page.getByRole('option', { name }),
    active: page.getByRole('option', { selected: true }),
    status: page.getByRole('status').filter({ hasText: /\S/ }),
    /** Focuses the input, waits for hydration, and types. */
    async type(text: string) {
      await this.box.click();
      await expect(this.close).toBeVisible();
      await this.box.pressSequentially(text);
    },
    /** Does the same but enters the text at once, so only one search starts. */
    async fill(text: string) {
      await this.box.click();
      await expect(this.close).toBeVisible();
      await this.box.fill(text);
    },
  };
}
