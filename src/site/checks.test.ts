import { describe, expect, it } from 'vitest';
import { checkAddress, checkEntryPaths, checkSamplesAreFictional } from './checks.ts';

type Content = Parameters<typeof checkEntryPaths>[0] & Parameters<typeof checkSamplesAreFictional>[0];

/** The checks read only a few fields, so the test content has only these. */
const createContent = (parts: Record<string, unknown[]>): Content => parts as unknown as Content;
const createEntry = (file: string, data: object) => ({ id: file, file, data });
const createSettings = (
  show: boolean,
  own = { address: 'https://ino.example', email: 'hello@ino.example', phone: '+968 0' },
) => {
  const { address, email, phone } = own;
  return [createEntry('content/settings.yaml', { address, contact: { email, phone }, sampleNotice: { show } })];
};

describe('samples', () => {
  const createStores = (data: object) => [createEntry('content/stores/s/index.yaml', data)];
  const findIssues = (data: object, show = true) =>
    [...checkSamplesAreFictional(createContent({ settings: createSettings(show), stores: createStores(data) }))].map(
      (issue) => issue.field,
    );

  it('may use reserved hosts and numbers', () => {
    expect(findIssues({ email: 'a@b.example', website: 'https://b.example/x', phone: '+968 0000 0101' })).toEqual([]);
  });

  it('must not use real hosts and numbers', () => {
    expect(findIssues({ email: 'a@b.com', deep: [{ website: 'https://b.org' }], phone: '+968 9123 4567' })).toEqual([
      'email',
      'deep.0.website',
      'phone',
    ]);
  });

  const findIssuesBeside = (own: Parameters<typeof createSettings>[1], data: object) =>
    [
      ...checkSamplesAreFictional(createContent({ settings: createSettings(true, own), stores: createStores(data) })),
    ].map(({ field }) => field);

  it('may be on a site with a real address and contact, and name these', () => {
    const own = { address: 'https://ino-market.com', email: 'ino@mail.com', phone: '+968 9123 4567' };
    const text =
      'Write to ino@mail.com or help@ino-market.com, call +968 9123 4567, or see https://www.ino-market.com/faq.';
    expect(findIssuesBeside(own, { text })).toEqual([]);
    const others = { email: 'other@mail.com', website: 'https://not-ino-market.com', phone: '+968 9123 4568' };
    expect(findIssuesBeside(own, others)).toEqual(['email', 'website', 'phone']);
  });

  it('must not have a contact that only contains the one of the site', () => {
    const own = { address: 'https://ino-market.com', email: 'ino@mail.com', phone: '+968 9123 4567' };
    const longer = {
      before: 'casino@mail.com',
      dotted: 'the.ino@mail.com',
      after: 'ino@mail.com.au',
      word: 'ino@mail.company',
      phone: '+968 9123 45678',
    };
    expect(findIssuesBeside(own, longer)).toEqual(Object.keys(longer));
    expect(findIssuesBeside(own, { text: 'mailto:ino@mail.com, (ino@mail.com), tel:+968 9123 4567' })).toEqual([]);
    expect(findIssuesBeside({ ...own, email: 'i.o@mail.com' }, { email: 'ino@mail.com' })).toEqual(['email']);
  });

  it('may have contacts at the host of the site, if its address begins with www', () => {
    const own = { address: 'https://www.ino-market.com', email: 'ino@mail.com', phone: '+968 0' };
    expect(findIssuesBeside(own, { text: 'help@ino-market.com, https://www.ino-market.com/faq' })).toEqual([]);
    expect(findIssuesBeside(own, { text: 'help@not-ino-market.com' })).toEqual(['text']);
  });

  it('are not checked once the notice is off', () => {
    expect(findIssues({ email: 'a@b.com' }, false)).toEqual([]);
  });
});

describe('the address of the site', () => {
  const findReasons = (address: string) =>
    [...checkAddress(createContent({ settings: [createEntry('content/settings.yaml', { address })] }))].map(
      ({ reason }) => reason,
    );

  it.each(['https://ino.example', 'https://ino.example/', 'http://localhost:8080'])('may be %s', (address) => {
    expect(findReasons(address)).toEqual([]);
  });

  it.each([
    ['https://name.example/ino', 'must be only a protocol and a host: write https://name.example'],
    ['https://name.example/?a', 'must be only a protocol and a host: write https://name.example'],
    ['https://user@name.example', 'must be only a protocol and a host: write https://name.example'],
    ['mailto:name@ino.example', 'must begin with https:// or http://'],
  ])('must not be %s', (address, reason) => {
    expect(findReasons(address)).toEqual([reason]);
  });
});

describe('paths of entries', () => {
  const all = {
    stores: [],
    categories: [],
    helpTopics: [],
    services: [],
    jobs: [],
    projects: [],
    posts: [],
    commodities: [],
    markets: [],
    products: [],
  };
  const one = (id: string, data = {}) => ({ id, file: `content/${id}.yaml`, data });
  const findIssues = (parts: Record<string, unknown[]>) =>
    [...checkEntryPaths(createContent({ ...all, ...parts }))].map(({ file }) => file);

  it.each([
    ['stores', 'preview'],
    ['jobs', 'all'],
    ['helpTopics', 'index'],
  ])('rejects %s with the slug %s, which is the path of a page', (collection, slug) => {
    expect(findIssues({ [collection]: [one('fine'), one(slug)] })).toEqual([`content/${slug}.yaml`]);
  });

  it('accepts products below their store', () => {
    expect(findIssues({ products: [one('preview', { store: { id: 'dar' } })] })).toEqual([]);
    expect(findIssues({ products: [one('index', { store: { id: 'dar' } })] })).toEqual(['content/index.yaml']);
  });
});
