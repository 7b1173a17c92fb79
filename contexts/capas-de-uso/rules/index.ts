export { type CapaEnJerarquia, canDepender } from './jerarquia.ts';
