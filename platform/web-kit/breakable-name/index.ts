export { BreakableName } from './breakable-name.tsx';
