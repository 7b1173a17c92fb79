export { FocusKeeper } from './focus-keeper.tsx';
