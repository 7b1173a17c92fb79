export { PageHeading } from './page-heading.tsx';
export { ProductProvider } from './product.tsx';
export { RouteFocus } from './route-focus.tsx';
export {
  type ScreenHandle,
  type ScreenTrail,
  type TrailStep,
  useScreenTrail,
  useShownTrail,
} from './screen-handle.ts';
export { useAddressParams } from './use-address-params.ts';
export { usePageTitle } from './use-page-title.ts';
export { useRecordTrail } from './use-record-trail.ts';
