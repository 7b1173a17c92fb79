export * from './access.ts';
export * from './brand.ts';
export type * from './decision.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './site-path.schema.ts';
export * from './site-path.ts';
