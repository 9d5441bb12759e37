/** Voice messages: they are recorded, attached, played and discarded; a microphone that fails is explained. */
import { formatBytes } from '../../src/lib/bytes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { chatLabels, getEntry } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { readDrafts } from '../support/stored-data.ts';
import {
  getMessageInput,
  getMessages,
  getOwnMessage,
  openConversation,
  personConversations,
  unreadConversation,
} from '../support/chat.ts';

const { composer, emoji, voice } = chatLabels;

/** At least one second of a recording. */
const RECORDED = /\b0:(?:0[1-9]|[1-5]\d)/;

test.describe('with a microphone', () => {
  test.use({ permissions: ['microphone'] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // A tone instead of a microphone.
      navigator.mediaDevices.getUserMedia = () => {
        const audio = new AudioContext();
        const tone = audio.createOscillator();
        const target = audio.createMediaStreamDestination();
        tone.connect(target);
        tone.start();
        return Promise.resolve(target.stream);
      };
    });
  });

  test('a recording states its limits, and is discarded with the button and with Escape', async ({ page }) => {
    await openConversation(page);
    const start = page.getByRole('button', { name: composer.voice });
    const limit = formatMessage(voice.limit, { max: '3:00', size: formatBytes(720_000) });
    for (const cancel of [
      () => page.getByRole('button', { name: voice.cancel }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await start.click();
      await expect(page.getByText(limit)).toBeVisible();
      await expect(page.getByRole('button', { name: voice.stop })).toBeFocused();
      await cancel();
      await expect(page.getByRole('timer')).toBeHidden();
      await expect(start).toBeFocused();
      await expect(page.getByRole('region', { name: composer.files })).toBeHidden();
    }
  });

  test('a voice message is recorded, attached and played', async ({ page }) => {
    await openConversation(page);
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByRole('timer')).toContainText(RECORDED);
    await page.getByRole('button', { name: voice.stop }).click();
    const name = formatMessage(voice.name, { number: 1 });
    await expect(page.getByRole('region', { name: composer.files }).getByText(name)).toBeVisible();
    await page.getByRole('button', { name: composer.send }).click();
    const audio = getMessages(page).locator('audio');
    await expect(audio).toHaveAttribute('aria-label', new RegExp(name));
    // It goes on while the thread is scrolled on.
    await audio.evaluate(async (player: HTMLAudioElement) => {
      player.loop = true;
      await player.play();
    });
    for (const line of ['one', 'two', 'three']) {
      await getMessageInput(page).fill(`${line}\n`.repeat(30));
      await page.getByRole('button', { name: composer.send }).click();
      await expect(getOwnMessage(page, line)).toBeInViewport();
    }
    await expect(audio).not.toBeInViewport();
    await expect(audio).toHaveJSProperty('paused', false);
  });

  test('a recording is attached when the picker is opened, which stays open and keeps the focus', async ({ page }) => {
    await openConversation(page);
    const picker = page.getByRole('button', { name: composer.emoji });
    const search = page.getByRole('searchbox', { name: emoji.search });
    // The picker is loaded before the recording ends.
    await picker.click();
    await expect(search).toBeFocused();
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByRole('timer')).toContainText(RECORDED);
    await picker.click();
    const name = formatMessage(voice.name, { number: 1 });
    await expect(page.getByRole('region', { name: composer.files }).getByText(name)).toBeVisible();
    await expect(picker).toHaveAttribute('aria-expanded', 'true');
    await expect(search).toBeFocused();
  });

  test('a recording is kept when another conversation is opened', async ({ page }) => {
    await openConversation(page);
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByRole('timer')).toContainText(RECORDED);
    const second = getEntry(personConversations, ({ id }) => id !== unreadConversation.id);
    await page.getByRole('link', { name: new RegExp(second.name) }).click();
    await expect(page.getByRole('timer')).toBeHidden();
    const name = formatMessage(voice.name, { number: 1 });
    const files = page.getByRole('region', { name: composer.files });
    await expect.poll(async () => JSON.stringify(await readDrafts(page))).toContain(name);
    await expect(files).toBeHidden();
    await page.getByRole('link', { name: new RegExp(unreadConversation.name) }).click();
    await expect(files.getByText(name)).toBeVisible();
  });
});

test('a recording says that it waits while the browser asks for the microphone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise<never>(() => undefined);
  });
  await openConversation(page);
  await page.getByRole('button', { name: composer.voice }).click();
  await expect(page.getByText(voice.asking)).toBeVisible();
  await expect(page.getByRole('button', { name: voice.stop })).toBeHidden();
  await expect(page.getByRole('timer')).toBeHidden();
  await page.getByRole('button', { name: voice.cancel }).click();
  await expect(page.getByText(voice.asking)).toBeHidden();
});

for (const [error, label] of [
  ['NotAllowedError', voice.denied],
  ['NotFoundError', voice.missing],
  ['NotReadableError', voice.busy],
] as const) {
  test(`a microphone that fails with ${error} is explained`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await openConversation(page);
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.getByRole('button', { name: composer.voice })).toBeFocused();
  });
}
