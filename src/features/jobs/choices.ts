/** Options of the fields of a job. Pages show the labels of `jobLabels` for them. */
export const JOB_CATEGORIES = [
  { value: 'warehouse', label: 'Warehouse' },
  { value: 'production', label: 'Production' },
  { value: 'retail', label: 'Retail' },
  { value: 'sales', label: 'Sales' },
  { value: 'technical', label: 'Technical' },
  { value: 'safety', label: 'Safety' },
  { value: 'transport', label: 'Transport' },
  { value: 'office', label: 'Office' },
] as const;

export const JOB_TYPES = [
  { value: 'full-time', label: 'Full time' },
  { value: 'part-time', label: 'Part time' },
  { value: 'seasonal', label: 'Seasonal' },
  { value: 'contract', label: 'Contract' },
] as const;
export type JobType = (typeof JOB_TYPES)[number]['value'];

/** Options of the period that a salary is paid for. */
export const PAY_PERIODS = [
  { value: 'month', label: 'Month' },
  { value: 'day', label: 'Day' },
  { value: 'hour', label: 'Hour' },
  { value: 'year', label: 'Year' },
] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number]['value'];
