export { placeInside, ReasonsKeeper } from './reasons-keeper.tsx';
