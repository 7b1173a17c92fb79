export { ReasonsKeeper } from './reasons-keeper.tsx';
