export type { FichaPanel, ServicioDeFicha } from '../ficha-slots.ts';
