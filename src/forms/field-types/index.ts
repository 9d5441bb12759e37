/** Registry of the field types. It does not compile unless its names are exactly those that an editor can choose. */
import type { FieldOf, FieldTypeName } from '../model/definition.ts';
import type { AnyFieldType, FieldType } from './field-type.ts';
import { checkbox } from './checkbox.tsx';
import { code } from './code.tsx';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { files } from './files.tsx';
import { keywords } from './keywords.tsx';
import { list } from './list.tsx';
import { longText } from './long-text.tsx';
import { money } from './money.tsx';
import { number } from './number.tsx';
import { phone } from './phone.tsx';
import { pictures } from './pictures.tsx';
import { location } from './location.tsx';
import { radio } from './radio.tsx';
import { range } from './range.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import { tiers } from './tiers.tsx';
import { url } from './url.tsx';
import { vpa } from './vpa.tsx';
import { year } from './year.tsx';

// Only the field type itself knows its value types; other code treats them as opaque.
// oxlint-disable-next-line typescript/no-explicit-any
type Registry = { [Name in FieldTypeName]: FieldType<FieldOf<Name>, any, any> };

const FIELD_TYPES = {
  text,
  longText,
  email,
  phone,
  url,
  vpa,
  number,
  money,
  tiers,
  select,
  radio,
  checkbox,
  keywords,
  list,
  year,
  date,
  range,
  location,
  pictures,
  files,
  code,
} satisfies Registry;

/** Returns the field type of a name. */
// The registry pairs each name with its type, but TypeScript cannot express that for a lookup.
export const getFieldType = (name: FieldTypeName): AnyFieldType => FIELD_TYPES[name] as unknown as AnyFieldType;
