export { defineListAddress } from './define-list-address.ts';
export type { Field } from './field.ts';
export {
  day,
  flag,
  id,
  ids,
  matching,
  namedRow,
  oneOf,
  several,
  someOf,
  text,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
export { fields, mark, paging, settled, sorting } from './groups.ts';
