/** Every kind of field an editor can choose. One that has no rule and view, or that no editor can choose, does not compile. */
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
import { url } from './url.tsx';
import { year } from './year.tsx';

// What a kind's values are is known to the kind alone: nobody else reads them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Registry = { [Name in FieldTypeName]: FieldType<FieldOf<Name>, any, any> };

const KINDS = {
  text,
  longText,
  email,
  phone,
  url,
  number,
  money,
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

// A field's kind takes that field: the table above pairs them, which the type of a look-up cannot say.
export const getFieldType = (name: FieldTypeName): AnyFieldType => KINDS[name] as unknown as AnyFieldType;
