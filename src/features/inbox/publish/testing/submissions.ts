/** Submissions of each kind that is published, as the receiver stores them. */
import sharp from 'sharp';
import type { FieldTypeName } from '@/forms/model/definition.ts';
import { toStoredType } from '@/forms/model/stored-type.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { AttachedFile, PublishedSubmission, PublishInput } from '../publication.ts';
import type { PublishingKind } from '../kinds.ts';

export type TestPublishInput = Omit<PublishInput, 'root'>;

type PublishedRecord = PublishInput['record'];
type Answer = PublishedRecord['answers'][number];

/** The time at which submissions of tests are received. */
const RECEIVED_AT = Date.UTC(2026, 10, 20, 8);

export const createAnswer = (name: string, kind: FieldTypeName, value: Json, text?: string): Answer => ({
  name,
  label: name,
  kind: toStoredType(kind),
  value,
  text: text ?? (typeof value === 'string' ? value : ''),
});

/** A photo of a camera, with the name of its owner. */
const createPhoto = async (owner = 'Maryam Al-Bahjiya'): Promise<Uint8Array> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a06030' } })
    .withExif({ IFD0: { Artist: owner, Copyright: owner } })
    .jpeg()
    .toBuffer();

/** Creates the answer of a field of pictures, with its files. */
export function createPictures(name: string, count: number, owner?: string): { answer: Answer; files: AttachedFile[] } {
  const files = Array.from({ length: count }, (_, index) => ({
    name: `IMG ${index}.jpg`,
    type: 'image/jpeg',
    size: 1_000,
    read: () => createPhoto(owner),
  }));
  const refs = files.map(({ read: _, ...file }, index) => ({ id: `${name}-${index}`, ...file }));
  return { answer: createAnswer(name, 'pictures', refs, refs.map((ref) => ref.name).join(', ')), files };
}

type Parts = Partial<PublishedRecord> & { pictures?: readonly ReturnType<typeof createPictures>[] };

function createPublished({ pictures = [], answers = [], ...record }: Parts): PublishedSubmission {
  const refs = pictures.flatMap(({ answer }) => answer.value) as PublishedRecord['files'];
  return {
    record: {
      id: '5f0e8c34-90f1-4d58-8a5e-0c6f7b1c2d3e',
      number: 'RQ-261120-7F3K',
      action: '',
      form: '',
      title: 'Request',
      at: RECEIVED_AT - 10_000,
      ...record,
      answers: [...answers, ...pictures.map(({ answer }) => answer)],
      files: refs,
    },
    files: pictures.flatMap(({ files }) => files),
  };
}

const createSubmission = (parts: Parts, details: Readonly<Record<string, string>> = {}): TestPublishInput => ({
  ...createPublished(parts),
  receivedAt: RECEIVED_AT,
  details,
});

const createProduct = (pictures: number, category = 'food') =>
  ({
    number: 'OP-261120-7F3K',
    action: 'ownProduct',
    form: 'own-product',
    answers: [
      createAnswer('name', 'text', 'Sumar honey, 500 g'),
      createAnswer('category', 'select', category),
      createAnswer('unit', 'select', 'piece'),
      createAnswer('description', 'longText', 'Dark honey of the summer: one jar of 500 g.'),
      createAnswer('moq', 'number', 10),
      createAnswer('mq', 'number', 5),
      createAnswer('price', 'money', 1850),
      createAnswer('tiers', 'tiers', [{ quantity: 50, cents: 1600 }]),
      createAnswer('leadDays', 'number', 4),
      createAnswer('origin', 'text', 'Oman'),
      createAnswer('keywords', 'keywords', ['honey', 'عسل']),
    ],
    pictures: [createPictures('photos', pictures)],
  }) satisfies Parts;

export const SUBMISSIONS: Readonly<Record<PublishingKind, TestPublishInput>> = {
  post: createSubmission({
    number: 'PO-261120-7F3K',
    action: 'post',
    form: 'post',
    answers: [
      createAnswer('text', 'longText', 'New winter scarves are in, “soft” as ever: 3 colours.'),
      createAnswer('visibility', 'radio', 'public'),
    ],
  }),
  buyerInput: createSubmission({
    action: 'quotation',
    form: 'request-quotation',
    answers: [
      createAnswer('category', 'select', 'food'),
      createAnswer('rate', 'money', 1250),
      createAnswer('quantity', 'number', 40),
      createAnswer('unit', 'select', 'piece'),
      createAnswer('detail', 'longText', 'Sidr honey in jars of 1 kg, delivered to Nizwa.\nLab sheet needed.'),
      createAnswer('keywords', 'keywords', ['honey', 'sidr']),
    ],
  }),
  job: createSubmission(
    {
      number: 'PJ-261120-7F3K',
      action: 'postJob',
      form: 'post-a-job',
      answers: [
        createAnswer('category', 'select', 'other'),
        createAnswer('profession', 'text', 'Storekeeper'),
        createAnswer('salaryFrom', 'money', 45_000),
        createAnswer('salaryTo', 'money', 60_000),
        createAnswer('experience', 'select', 'two-years'),
        createAnswer('detail', 'longText', 'You keep the store in Barka. You count what arrives: twice a day.'),
        createAnswer('keywords', 'keywords', ['Excel', 'forklift']),
      ],
    },
    { employer: 'bahr-and-khayt-textiles', category: 'warehouse' },
  ),
  service: createSubmission({
    number: 'SS-261120-7F3K',
    action: 'sellServices',
    form: 'sell-services',
    answers: [
      createAnswer('category', 'select', 'design'),
      createAnswer('name', 'text', 'Shop-front signage: “bilingual”'),
      createAnswer('rate', 'money', 9_950),
      createAnswer('detail', 'longText', 'Signs for shops in Mutrah, drawn and mounted.'),
      createAnswer('keywords', 'keywords', ['signage']),
    ],
    pictures: [createPictures('photos', 2)],
  }),
  store: {
    ...createSubmission({
      number: 'ST-261120-7F3K',
      action: 'publishStore',
      form: 'store-profile',
      answers: [
        createAnswer('storeName', 'text', 'Wadi Sahtan Weavers'),
        createAnswer('offers', 'list', ['10 % off all scarves']),
        createAnswer('address', 'list', ['Market street 7, Ar Rustaq']),
        createAnswer('timing', 'list', ['Sat–Thu 08:00–13:00, 16:00–24:00']),
        createAnswer('phone', 'list', ['+968 0000 0199']),
        createAnswer('email', 'list', ['salma@sahtan.example']),
        createAnswer('established', 'year', 2021),
        createAnswer('awards', 'list', ['Best loom: 2024']),
        createAnswer('websites', 'list', ['https://sahtan.example/']),
      ],
      pictures: [createPictures('banner', 1), createPictures('photos', 1)],
    }),
    products: [createPublished(createProduct(2)), createPublished(createProduct(1, 'home'))],
  },
  product: createSubmission(createProduct(3, 'clothing'), { store: 'bahr-and-khayt-textiles' }),
  project: createSubmission(
    {
      number: 'PP-261120-7F3K',
      action: 'postProject',
      form: 'post-project',
      answers: [
        createAnswer('project', 'text', 'Boundary wall, Barka'),
        createAnswer('company', 'text', 'Banna Works'),
        createAnswer('email', 'email', 'ibrahim@banna.example'),
        createAnswer('phone', 'phone', '+968 0000 0198'),
        createAnswer('keywords', 'keywords', ['construction', 'stone']),
      ],
      pictures: [createPictures('photos', 1)],
    },
    { budgetFrom: '12000', budgetTo: '15500.50', closes: '2027-01-15' },
  ),
};
