export { defineListAddress, type ListAddress } from './define-list-address.ts';
export {
  day,
  flag,
  id,
  matching,
  type NamedRow,
  namedRow,
  oneOf,
  text,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
export { fields, mark, paging, settled, sorting } from './groups.ts';
