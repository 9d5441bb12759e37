import type { FAQPage, WithContext } from 'schema-dts';

/** Returns the JSON-LD of questions with plain-text answers. */
export const createFaqJsonLd = (questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
