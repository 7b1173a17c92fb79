export type { FichaPanel } from '../ficha-slots.ts';
