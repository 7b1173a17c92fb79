export * from './compute-regla.endpoint.ts';
export * from './ficha.schema.ts';
export * from './fichas.endpoints.ts';
export * from './fichas.schema.ts';
export * from './grafo.endpoints.ts';
export * from './keep-fichas.endpoints.ts';
export * from './ontologia.errors.ts';
