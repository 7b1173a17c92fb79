export { FacetDrawer } from './facet-drawer.tsx';
export { type Facet, FacetPanel } from './facet-panel.tsx';
export { FacetedLayout, FacetedResults, FacetedToolbar } from './faceted-layout.tsx';
export { OrderSelect } from './order-select.tsx';
export { SearchBox } from './search-box.tsx';
