export { CardMenu, type CardMenuItem } from './card-menu.tsx';
