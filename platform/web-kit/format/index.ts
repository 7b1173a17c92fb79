export * from './dates.ts';
export * from './moments.ts';
export * from './numbers.ts';
export * from './text.ts';
export { declareZone, getZone } from './zone.ts';
