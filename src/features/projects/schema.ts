import { collection, fields } from '@keystatic/core';
import { relationship } from '../../cms/bridge/fields.ts';
import { arabicName, dateField, moneyField, nameField, requiredText, stringList } from '../../cms/fields/fields.ts';
import { getProjectPath } from '../../routes.ts';

/** Government tenders. The status of a tender follows from its dates and its award. */
export const projects = collection({
  label: 'Government projects',
  path: 'content/projects/*',
  previewUrl: getProjectPath('{slug}'),
  slugField: 'title',
  schema: {
    title: nameField('Title'),
    titleAr: arabicName('Title'),
    number: requiredText('Reference number', 'Enter the number as the issuer writes it.'),
    issuer: requiredText('Issuer'),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    sector: requiredText('Sector', 'Examples: Building, Irrigation.'),
    budget: fields.object({ from: moneyField('From'), to: moneyField('To') }, { label: 'Budget', layout: [6, 6] }),
    opens: dateField('Opens'),
    closes: dateField('Closes', 'This is the last day for bids.'),
    award: fields.conditional(fields.checkbox({ label: 'Awarded' }), {
      true: fields.object(
        { to: requiredText('Awarded to'), amount: moneyField('Amount') },
        { label: 'Award', layout: [8, 4] },
      ),
      false: fields.empty(),
    }),
    documents: stringList('Documents', 'Enter the names of the files that the issuer provides, for example scope.pdf.'),
  },
});
