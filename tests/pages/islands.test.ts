/** Every island hydrates, or says that its script could not be loaded. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readText } from '../support/build-output.ts';
import { ALL_PAGES } from '../support/html.ts';

/** The directive of islands that are complete without their script. */
const WITHOUT_NOTICE = 'after-load';

test('a notice for load errors follows every island that needs its script', () => {
  const islands = ALL_PAGES.flatMap(({ address, file }) =>
    DomUtils.getElementsByTagName('astro-island', parseDocument(readText(file))).map((island) => ({ address, island })),
  ).filter(({ island }) => island.attribs['client'] !== WITHOUT_NOTICE);
  expect(islands.length).toBeGreaterThan(1);
  const withoutNotice = islands.filter(({ island }) => {
    const notice = DomUtils.nextElementSibling(island);
    return (
      island.attribs['client'] !== 'near-viewport' ||
      !notice ||
      !('hidden' in notice.attribs) ||
      DomUtils.getElementsByTagName('button', notice).length !== 1
    );
  });
  expect(withoutNotice.map(({ address, island }) => `${address}: ${island.attribs['component-export']}`)).toEqual([]);
});
