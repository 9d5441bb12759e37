/** The columns of the table of applicants. Their headings are in `content/labels/en/reseller.yaml`. */
export const COLUMNS = ['username', 'mobile', 'place', 'spending', 'type'] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns with plain text; the amount has a format of its own. */
export const TEXT_COLUMNS = ['username', 'mobile', 'place', 'type'] as const satisfies readonly Column[];
