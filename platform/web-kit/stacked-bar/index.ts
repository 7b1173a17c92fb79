export { StackedBar } from './stacked-bar.tsx';
