export { BreadcrumbBar, type BreadcrumbBarProps } from './breadcrumb-bar.tsx';
