export { type CardCount, CardMenu, type CardMenuItem } from './card-menu.tsx';
