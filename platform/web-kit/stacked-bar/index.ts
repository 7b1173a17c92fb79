export { type BarSegment, StackedBar, type StackedBarProps } from './stacked-bar.tsx';
