/** What a recorded scene can do: move a visible pointer, click, type, and show one caption after the other. */

/** Milliseconds in which the pointer moves, and between two keys. */
const MOVE_MS = 450;
const KEY_MS = 55;

/** Milliseconds that a caption stays at least, and for each of its characters. */
const MIN_CAPTION_MS = 2000;
const CHARACTER_MS = 55;

/** Milliseconds until the page has stopped after it was scrolled to an element, and after a scene scrolled it. */
const SETTLE_MS = 250;
const SCROLL_MS = 700;

/** Milliseconds between two captions at least. */
const MIN_PAUSE_MS = 500;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in each page: draws the pointer above everything. */
function drawPointer() {
  const draw = () => {
    const pointer = document.createElement('div');
    pointer.id = 'recorded-pointer';
    pointer.setAttribute('popover', 'manual');
    Object.assign(pointer.style, {
      position: 'fixed',
      inset: 'auto',
      left: sessionStorage.getItem('pointer-x') ?? '70%',
      top: sessionStorage.getItem('pointer-y') ?? '60%',
      width: '26px',
      height: '26px',
      margin: '-13px 0 0 -13px',
      padding: '0',
      border: '3px solid #fff',
      borderRadius: '50%',
      background: 'rgb(6 84 92 / 0.75)',
      boxShadow: '0 1px 6px rgb(0 0 0 / 0.4)',
      transition: 'left 0.4s ease-in-out, top 0.4s ease-in-out, scale 0.12s',
      pointerEvents: 'none',
    });
    document.body.append(pointer);
    pointer.showPopover();
  };
  if (document.body) draw();
  else addEventListener('DOMContentLoaded', draw);
}

/**
 * Creates the functions with which scenes show captions and use the page.
 * @param page the recorded page
 * @param captions the texts of the captions, one for each step
 */
export function createStage(page, captions) {
  const starts = [];
  let startedAt;

  /** Scrolls an element into view and moves the pointer to it. */
  const pointAt = async (locator) => {
    await locator.scrollIntoViewIfNeeded();
    await page.evaluate(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        // The bar at the top and the captions at the bottom cover the page.
        if (top < 90 || bottom > innerHeight - 110) scrollBy({ top: (top + bottom) / 2 - innerHeight / 2 });
      },
      await locator.elementHandle(),
    );
    await wait(SETTLE_MS);
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${locator} is not on the page`);
    const [x, y] = [box.x + Math.min(box.width / 2, 160), box.y + box.height / 2];
    await page.evaluate(
      ([left, top]) => {
        sessionStorage.setItem('pointer-x', left);
        sessionStorage.setItem('pointer-y', top);
        Object.assign(document.querySelector('#recorded-pointer').style, { left, top });
      },
      [`${x}px`, `${y}px`],
    );
    await wait(MOVE_MS + 100);
  };

  return {
    page,
    addPointer: () => page.addInitScript(drawPointer),
    start: () => {
      startedAt = Date.now();
    },
    /** Shows the next caption, runs the actions, and waits until the caption can be read. */
    async step(run) {
      const caption = captions[starts.length];
      if (caption === undefined) throw new Error(`the scene has more steps than captions (${captions.length})`);
      const begun = Date.now();
      starts.push(starts.length === 0 ? 0 : Math.round((begun - startedAt) / 100) / 10);
      await run();
      const rest = Math.max(MIN_CAPTION_MS, caption.length * CHARACTER_MS) - (Date.now() - begun);
      await wait(Math.max(rest, MIN_PAUSE_MS));
    },
    async click(locator) {
      await pointAt(locator);
      await locator.click();
    },
    async type(locator, text) {
      await pointAt(locator);
      await locator.click();
      await locator.pressSequentially(text, { delay: KEY_MS });
    },
    async select(locator, option) {
      await pointAt(locator);
      await locator.selectOption(option);
    },
    async fill(locator, text) {
      await locator.fill(text);
    },
    scroll: async (distance) => {
      await page.evaluate((top) => {
        scrollBy({ top, behavior: 'smooth' });
      }, distance);
      await wait(SCROLL_MS);
    },
    /** Returns when each caption starts, and the length, in seconds. */
    finish() {
      if (starts.length !== captions.length)
        throw new Error(`the scene has ${starts.length} steps, but the question has ${captions.length} captions`);
      return { starts, seconds: Math.ceil((Date.now() - startedAt) / 1000) };
    },
  };
}
