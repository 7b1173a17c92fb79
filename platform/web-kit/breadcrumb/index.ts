export { BreadcrumbBar } from './breadcrumb-bar.tsx';
