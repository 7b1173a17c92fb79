export { defineListAddress } from './define-list-address.ts';
export {
  day,
  flag,
  id,
  matching,
  namedRow,
  oneOf,
  text,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
export { fields, mark, paging, settled, sorting } from './groups.ts';
