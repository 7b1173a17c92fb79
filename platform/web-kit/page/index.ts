export { PageHeading, type PageHeadingProps } from './page-heading.tsx';
export { type Product, ProductProvider, useProduct } from './product.tsx';
export { RouteFocus } from './route-focus.tsx';
export {
  type ScreenHandle,
  type ScreenTrail,
  type TrailStep,
  useScreenTrail,
  useShownTrail,
} from './screen-handle.ts';
export { useAddressParams } from './use-address-params.ts';
export { pageTitle, usePageTitle } from './use-page-title.ts';
export { useRecordTrail } from './use-record-trail.ts';
