/** What is loaded when a section is edited: one script, because both parts need the validation of forms. */
export { SectionForm } from './SectionForm.tsx';
export { removeInterest } from './remove-interest.ts';
